import { toAccountData } from '#page-parts/account-sheet/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { registerPage } from './register-page.contract.ts';

export const loadRegisterPage = load(registerPage, async ({ query }) => toAccountData(query));
