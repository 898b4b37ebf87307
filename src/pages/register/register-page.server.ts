import { load } from '#foundation/web/door.server.ts';
import { toAccountData } from '#pages/sign-in/account-page.server.ts';
import { registerPage } from './register-page.contract.ts';

export const loadRegisterPage = load(registerPage, async ({ query }) => toAccountData(query));
