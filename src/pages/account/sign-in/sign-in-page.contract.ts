import { accountQuery, accountReply, providers } from '#page-parts/account-sheet/account-page.ts';
import { SIGN_IN_PATH } from '#platform/addresses/account-paths.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const signInPage = page({
  id: 'sign-in',
  path: SIGN_IN_PATH,
  summary: 'The sign-in form',
  query: accountQuery,
  labels: ['sign-in'],
  isCached: false,
  reply: accountReply.extend({ providers }),
});

export type SignInPageData = Reply<typeof signInPage>;
