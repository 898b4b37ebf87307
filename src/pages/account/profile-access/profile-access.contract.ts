import { z } from 'zod';
import { heldAccess, ownRequest } from '#features/access-requests/access-requests.contract.ts';
import { offer } from '#features/tariffs/tariffs.contract.ts';
import { ACCESS_PATH } from '#platform/addresses/account-paths.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';

export const profileAccessPage = page({
  id: 'profile-access',
  path: ACCESS_PATH,
  summary: 'The plans and what they include, and your own access and requests',
  audience: 'person',
  query: z.object({ refused: refusedCode }),
  labels: ['profile-access', 'tariffs', 'access-requests'],
  reply: z.object({
    refused: refusedCode,
    access: heldAccess.nullable().describe('null without an account'),
    offers: z.array(
      offer.extend({
        asking: z
          .enum(['send', 'expand', 'has', 'open'])
          .nullable()
          .describe(
            'applicable request; has: already included; open: already requested; null without an account',
          ),
      }),
    ),
    requests: z.array(ownRequest),
  }),
});

export type ProfileAccessPageData = Reply<typeof profileAccessPage>;
