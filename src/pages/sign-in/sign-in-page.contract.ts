import { z } from 'zod';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';

const refused = z.enum([
  'wrong_credentials',
  'too_many_requests',
  'bad_request',
  'social_failed',
  'account_locked',
]);

export const signInPage = page({
  id: 'sign-in',
  path: '/sign-in/',
  summary: 'The sign-in form',
  query: z.object({
    refused: refused.optional().catch(undefined),
    next: z.string().max(500).optional().catch(undefined),
  }),
  labels: ['sign-in', 'refusals'],
  isKept: false,
  reply: z.object({ refused: refused.nullable(), next: z.string().nullable() }),
});

export type SignInPageData = Reply<typeof signInPage>;
