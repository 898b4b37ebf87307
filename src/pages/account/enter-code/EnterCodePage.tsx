import { ConfirmContact } from '#features/contact-details/ConfirmContact.tsx';
import type contactLabels from '#features/contact-details/labels/eng.json';
import { RegisterForm } from '#features/register/RegisterForm.tsx';
import { ResetPasswordForm } from '#features/reset-password/ResetPasswordForm.tsx';
import { CodeSignIn } from '#features/sign-in/CodeSignIn.tsx';
import type english from '#features/sign-in/labels/eng.json';
import { AccountSheet } from '#page-parts/account-sheet/AccountSheet.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ASK_FOR_CODE } from '#ui/code-form/code-login.ts';
import { enterCodePath } from '#ui/code-form/steps.ts';
import { useCodeLogin } from '#ui/code-form/useCodeLogin.ts';
import styles from './EnterCodePage.module.css';
import type { EnterCodePageData } from './enter-code-page.contract.ts';

function EnterCodePage({ data }: { data: EnterCodePageData }) {
  const t = useLabels<typeof english>('sign-in');
  return (
    <AccountSheet title={t('enter_title')} next={data.next} isForAll>
      <Step data={data} />
    </AccountSheet>
  );
}

function Step({ data: { purpose, refused, next } }: { data: EnterCodePageData }) {
  const state = { starts: 'code', refused, next } as const;
  switch (purpose) {
    case 'sign-in':
      return <CodeSignIn {...state} />;
    case 'register':
      return <RegisterForm {...state} />;
    case 'reset-password':
      return <ResetPasswordForm {...state} />;
    default:
      return <Confirm purpose={purpose} refused={refused} next={next} />;
  }
}

function Confirm({
  purpose,
  refused,
  next,
}: Pick<EnterCodePageData, 'refused' | 'next'> & { purpose: 'confirm-email' | 'confirm-phone' }) {
  const t = useLabels<typeof contactLabels>('contact-details');
  const link = useLink();
  const login = useCodeLogin({ ...ASK_FOR_CODE, refused });
  const target = next ?? link('/profile/');
  return (
    <div className={styles.confirm}>
      <p className={styles.lead}>
        {t(purpose === 'confirm-email' ? 'confirm_email_lead' : 'confirm_phone_lead')}
      </p>
      <ConfirmContact login={login} purpose={purpose} next={target} onDone={() => location.assign(target)} />
    </div>
  );
}

export const view: PageView<EnterCodePageData> = {
  View: EnterCodePage,
  head: ({ purpose }, { translator }) => {
    const t = translator.of<keyof typeof english>('sign-in');
    return {
      title: t('enter_title'),
      description: t('enter_description'),
      path: enterCodePath(purpose),
      isIndexed: false,
    };
  },
};
