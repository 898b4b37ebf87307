import { useLabels } from '#platform/i18n/I18n.tsx';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#platform/session/password-rules.ts';
import { CodeSteps, type CodeStepsStart } from '#ui/code-form/CodeSteps.tsx';
import styles from '#ui/code-form/steps.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import type english from './labels/eng.json';
import { confirmRegistration, LONGEST_NAME, requestRegistration } from './register.contract.ts';

/** An account is made only when its e-mail address is confirmed by a code. */
export function RegisterForm(start: CodeStepsStart) {
  const t = useLabels<typeof english>('register');
  return (
    <CodeSteps
      {...start}
      purpose="register"
      firstPath="/register/"
      request={requestRegistration}
      confirm={confirmRegistration}
      addressField="email"
      fields={<Account />}
      send={t('send')}
      sent={(address) => (address ? t('sent_to', { address }) : t('sent'))}
      change={t('change')}
      submit={t('submit')}
    />
  );
}

function Account() {
  const t = useLabels<typeof english>('register');
  return (
    <>
      <TextField
        label={t('name')}
        className={styles.field}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        required
      />
      <TextField
        label={t('email')}
        className={styles.field}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={LONGEST_EMAIL}
        required
      />
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
  );
}
