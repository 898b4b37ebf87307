import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { accountQuery, accountReply, providers } from './account-page.ts';

export const signInPage = page({
  id: 'sign-in',
  path: '/sign-in/',
  summary: 'The sign-in form',
  query: accountQuery,
  labels: ['sign-in'],
  isCached: false,
  reply: accountReply.extend({ providers }),
});

export type SignInPageData = Reply<typeof signInPage>;
