import type english from '#features/register/labels/eng.json';
import { RegisterForm } from '#features/register/RegisterForm.tsx';
import { AccountSheet } from '#page-parts/account-sheet/AccountSheet.tsx';
import { BackToSignIn } from '#page-parts/account-sheet/BackToSignIn.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { RegisterPageData } from './register-page.contract.ts';

function RegisterPage({ data: { refused, next } }: { data: RegisterPageData }) {
  const t = useLabels<typeof english>('register');
  return (
    <AccountSheet title={t('title')} lead={t('lead')} refused={refused} next={next}>
      <RegisterForm starts="address" refused={null} next={next} />
      <BackToSignIn next={next} />
    </AccountSheet>
  );
}

export const view: PageView<RegisterPageData> = {
  View: RegisterPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('register');
    return { title: t('title'), description: t('description'), path: '/register/', isIndexed: false };
  },
};
