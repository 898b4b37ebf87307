import { toAccountData } from '#page-parts/account-sheet/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { signInPage } from './sign-in-page.contract.ts';

export const loadSignInPage = load(signInPage, async ({ query }, { providers }) => ({
  ...toAccountData(query),
  providers: [...providers],
}));
