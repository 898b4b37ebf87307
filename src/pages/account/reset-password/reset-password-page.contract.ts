import { accountQuery, accountReply } from '#page-parts/account-sheet/account-page.ts';
import { RESET_PASSWORD_PATH } from '#platform/addresses/account-paths.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const resetPasswordPage = page({
  id: 'reset-password',
  path: RESET_PASSWORD_PATH,
  summary: 'The form to reset a password',
  query: accountQuery,
  labels: ['reset-password', 'sign-in', 'code-form'],
  isCached: false,
  reply: accountReply,
});

export type ResetPasswordPageData = Reply<typeof resetPasswordPage>;
