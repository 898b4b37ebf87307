import { useLabels } from '#platform/i18n/I18n.tsx';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#platform/session/password-rules.ts';
import { CodeSteps, type CodeStepsStart } from '#ui/code-form/CodeSteps.tsx';
import styles from '#ui/code-form/steps.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import type english from './labels/eng.json';
import { confirmReset, requestReset } from './reset-password.contract.ts';

/** The new password is typed beside the code. */
export function ResetPasswordForm(start: CodeStepsStart) {
  const t = useLabels<typeof english>('reset-password');
  return (
    <CodeSteps
      {...start}
      purpose="reset-password"
      firstPath="/reset-password/"
      request={requestReset}
      confirm={confirmReset}
      addressField="email"
      fields={
        <TextField
          label={t('email')}
          className={styles.field}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={LONGEST_EMAIL}
          required
        />
      }
      send={t('send')}
      sent={(address) => (address ? t('sent_to', { address }) : t('sent'))}
      change={t('change')}
      codeFields={
        <>
          <TextField
            label={t('password')}
            className={styles.field}
            type="password"
            name="password"
            autoComplete="new-password"
            minLength={SHORTEST_PASSWORD}
            maxLength={LONGEST_PASSWORD}
            required
          />
          <p className={styles.hint}>{t('password_hint', { count: SHORTEST_PASSWORD })}</p>
        </>
      }
      submit={t('submit')}
    />
  );
}
