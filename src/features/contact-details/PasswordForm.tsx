import { useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#platform/session/password-rules.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import styles from './ContactForms.module.css';
import { changePassword } from './contact-details.contract.ts';
import type { ContactDetails } from './contact-details.ts';
import type english from './labels/eng.json';

/** Ends every other session, so that whoever knew the old password is out. */
export function PasswordForm({ email }: ContactDetails) {
  const t = useLabels<typeof english>('contact-details');
  const { show } = useMessages();
  const area = useRef<HTMLFieldSetElement>(null);
  const done = () => {
    for (const input of area.current?.querySelectorAll<HTMLInputElement>('input[type=password]') ?? [])
      input.value = '';
    show({ message: t('password_changed') });
  };
  return (
    <ActionForm className={styles.forms} endpoint={changePassword} label={t('password_form')} onDone={done}>
      <fieldset ref={area} className={styles.form}>
        {/* For password managers, which ask whose password it is. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <TextField
          label={t('current_password')}
          type="password"
          name="current"
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          required
        />
        <TextField
          label={t('new_password')}
          type="password"
          name="password"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          maxLength={LONGEST_PASSWORD}
          required
        />
        <button className={buttons.button} type="submit">
          {t('change_password')}
        </button>
      </fieldset>
      <p className={styles.now}>{t('password_hint', { count: SHORTEST_PASSWORD })}</p>
    </ActionForm>
  );
}
