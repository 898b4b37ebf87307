import { accountQuery, accountReply, providers } from '#page-parts/account-sheet/account-page.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

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
