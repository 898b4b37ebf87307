import { toAccountData } from '#page-parts/account-sheet/account-page.server.ts';
import { OPEN_ID } from '#platform/accounts/open-id/open-id.server.ts';
import { load } from '#platform/http/door.server.ts';
import { signInCodePage } from './sign-in-code-page.contract.ts';

export const loadSignInCodePage = load(
  signInCodePage,
  { openId: OPEN_ID },
  async ({ query }, { openId }) => ({
    ...toAccountData(query),
    providers: openId.offered,
  }),
);
