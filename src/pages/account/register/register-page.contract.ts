import { accountQuery, accountReply } from '#page-parts/account-sheet/account-page.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const registerPage = page({
  id: 'register',
  path: '/register/',
  summary: 'The registration form',
  query: accountQuery,
  labels: ['register', 'sign-in', 'code-form'],
  isCached: false,
  reply: accountReply,
});

export type RegisterPageData = Reply<typeof registerPage>;
