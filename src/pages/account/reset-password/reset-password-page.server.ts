import { toAccountData } from '#page-parts/account-sheet/account-page.server.ts';
import { load } from '#platform/http/door.server.ts';
import { resetPasswordPage } from './reset-password-page.contract.ts';

export const loadResetPasswordPage = load(resetPasswordPage, async ({ query }) => toAccountData(query));
