import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { accountQuery, accountReply, providers } from '#pages/sign-in/account-page.ts';

export const signInCodePage = page({
  id: 'sign-in-code',
  path: '/sign-in/code/',
  summary: 'Signing in by a code that is sent by mail or to a phone',
  query: accountQuery,
  labels: ['sign-in', 'code-form'],
  isKept: false,
  reply: accountReply.extend({ providers }),
});

export type SignInCodePageData = Reply<typeof signInCodePage>;
