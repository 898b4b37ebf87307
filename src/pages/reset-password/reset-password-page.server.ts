import { load } from '#foundation/web/door.server.ts';
import { toAccountData } from '#pages/sign-in/account-page.server.ts';
import { resetPasswordPage } from './reset-password-page.contract.ts';

export const loadResetPasswordPage = load(resetPasswordPage, async ({ query }) => toAccountData(query));
