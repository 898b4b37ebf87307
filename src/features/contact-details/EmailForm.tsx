import { useRef } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { LONGEST_PASSWORD } from '#platform/session/password-rules.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { ASK_FOR_ADDRESS } from '#ui/code-form/code-login.ts';
import { enterCodePath, withNext } from '#ui/code-form/steps.ts';
import { useCodeLogin } from '#ui/code-form/useCodeLogin.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { ConfirmContact } from './ConfirmContact.tsx';
import styles from './ContactForms.module.css';
import { updateEmail } from './contact-details.contract.ts';
import type english from './labels/eng.json';

/** The address is changed only when a code has reached the new one; the password shows that it is the owner who makes the request. */
export function EmailForm() {
  const t = useLabels<typeof english>('contact-details');
  const link = useLink();
  const { path } = useHere();
  const reload = useReload();
  const { show } = useMessages();
  const login = useCodeLogin(ASK_FOR_ADDRESS);
  const field = useRef<HTMLInputElement>(null);
  const done = async () => {
    login.startOver();
    await reload();
    show({ message: t('email_changed') });
  };
  return (
    <div className={styles.forms}>
      <ActionForm
        className={styles.form}
        endpoint={updateEmail}
        next={withNext(link(enterCodePath('confirm-email')), link(path))}
        onDone={() => login.noteSent(field.current?.value)}
      >
        <TextField
          label={t('new_email')}
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          required
        />
        <TextField
          label={t('current_password')}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          required
        />
        <button className={buttons.button} type="submit">
          {t('send_code')}
        </button>
      </ActionForm>
      {login.state.step === 'code' && (
        <div className={styles.confirm}>
          <p className={styles.now} role="status">
            {t('email_pending', { email: login.state.sentTo ?? '' })}
          </p>
          <ConfirmContact
            login={login}
            purpose="confirm-email"
            next={link(path)}
            onDone={() => void done()}
          />
        </div>
      )}
    </div>
  );
}
