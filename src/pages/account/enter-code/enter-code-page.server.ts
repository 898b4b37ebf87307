import { toAccountData } from '#page-parts/account-sheet/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { enterCodePage } from './enter-code-page.contract.ts';

export const loadEnterCodePage = load(enterCodePage, async ({ params, query }) => ({
  ...toAccountData(query),
  purpose: params.purpose,
}));
