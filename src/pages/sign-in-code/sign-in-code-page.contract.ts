import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { accountQuery, accountReply, providers } from '#pages/sign-in/account-page.ts';

export const signInCodePage = page({
  id: 'sign-in-code',
  path: '/sign-in/code/',
  summary: 'The form to sign in with a code sent by e-mail or text message',
  query: accountQuery,
  labels: ['sign-in', 'code-form'],
  isCached: false,
  reply: accountReply.extend({ providers }),
});

export type SignInCodePageData = Reply<typeof signInCodePage>;
