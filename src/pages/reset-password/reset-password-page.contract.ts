import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { accountQuery, accountReply } from '#pages/sign-in/account-page.ts';

export const resetPasswordPage = page({
  id: 'reset-password',
  path: '/reset-password/',
  summary: 'The form to reset a password',
  query: accountQuery,
  labels: ['reset-password', 'sign-in', 'code-form'],
  isCached: false,
  reply: accountReply,
});

export type ResetPasswordPageData = Reply<typeof resetPasswordPage>;
