import type english from '#features/reset-password/labels/eng.json';
import { ResetPasswordForm } from '#features/reset-password/ResetPasswordForm.tsx';
import { AccountSheet } from '#page-parts/account-sheet/AccountSheet.tsx';
import { BackToSignIn } from '#page-parts/account-sheet/BackToSignIn.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { ResetPasswordPageData } from './reset-password-page.contract.ts';

/** Also for those who have signed in: with a session and no password left, this is the way to a new one. */
function ResetPasswordPage({ data: { refused, next } }: { data: ResetPasswordPageData }) {
  const t = useLabels<typeof english>('reset-password');
  return (
    <AccountSheet title={t('title')} lead={t('lead')} refused={refused} next={next} isForAll>
      <ResetPasswordForm starts="address" refused={null} next={next} />
      <BackToSignIn next={next} />
    </AccountSheet>
  );
}

export const view: PageView<ResetPasswordPageData> = {
  View: ResetPasswordPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('reset-password');
    return { title: t('title'), description: t('description'), path: '/reset-password/', isIndexed: false };
  },
};
