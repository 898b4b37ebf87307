import { toAccountData } from '#pages/account/sign-in/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { registerPage } from './register-page.contract.ts';

export const loadRegisterPage = load(registerPage, async ({ query }) => toAccountData(query));
