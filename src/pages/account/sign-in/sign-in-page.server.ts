import { toAccountData } from '#page-parts/account-sheet/account-page.server.ts';
import { OPEN_ID } from '#platform/accounts/open-id/open-id.server.ts';
import { load } from '#platform/http/door.server.ts';
import { signInPage } from './sign-in-page.contract.ts';

export const loadSignInPage = load(signInPage, { openId: OPEN_ID }, async ({ query }, { openId }) => ({
  ...toAccountData(query),
  providers: openId.offered,
}));
