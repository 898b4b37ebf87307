import { load } from '#foundation/web/door.server.ts';
import { toAccountData } from '#pages/sign-in/account-page.server.ts';
import { enterCodePage } from './enter-code-page.contract.ts';

export const loadEnterCodePage = load(enterCodePage, async ({ params, query }) => ({
  ...toAccountData(query),
  purpose: params.purpose,
}));
