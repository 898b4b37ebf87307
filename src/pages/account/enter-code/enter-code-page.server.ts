import { toAccountData } from '#pages/account/sign-in/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { enterCodePage } from './enter-code-page.contract.ts';

export const loadEnterCodePage = load(enterCodePage, async ({ params, query }) => ({
  ...toAccountData(query),
  purpose: params.purpose,
}));
