import { z } from 'zod';
import { accountQuery, accountReply } from '#page-parts/account-sheet/account-page.ts';
import { codePurpose } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { ENTER_CODE_PATH } from '#platform/addresses/account-paths.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

/** The second step of whatever needs a code, for who has no script. */
export const enterCodePage = page({
  id: 'enter-code',
  path: ENTER_CODE_PATH,
  summary: 'The form to enter a code',
  params: z.strictObject({ purpose: codePurpose }),
  query: accountQuery,
  labels: ['sign-in', 'register', 'reset-password', 'contact-details', 'code-form'],
  isCached: false,
  reply: accountReply.extend({ purpose: codePurpose }),
});

export type EnterCodePageData = Reply<typeof enterCodePage>;
