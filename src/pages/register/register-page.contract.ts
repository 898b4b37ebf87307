import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { accountQuery, accountReply } from '#pages/sign-in/account-page.ts';

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
