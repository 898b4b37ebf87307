import { load } from '#foundation/web/door.server.ts';
import { toAccountData } from '#pages/sign-in/account-page.server.ts';
import { signInCodePage } from './sign-in-code-page.contract.ts';

export const loadSignInCodePage = load(signInCodePage, async ({ query }, { providers }) => ({
  ...toAccountData(query),
  providers: [...providers],
}));
