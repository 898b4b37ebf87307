import { toAccountData } from '#page-parts/account-sheet/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { signInCodePage } from './sign-in-code-page.contract.ts';

export const loadSignInCodePage = load(signInCodePage, async ({ query }, { providers }) => ({
  ...toAccountData(query),
  providers: [...providers],
}));
