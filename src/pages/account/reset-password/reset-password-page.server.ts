import { toAccountData } from '#pages/account/sign-in/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { resetPasswordPage } from './reset-password-page.contract.ts';

export const loadResetPasswordPage = load(resetPasswordPage, async ({ query }) => toAccountData(query));
