import { useLabels } from '#platform/i18n/I18n.tsx';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { CodeSteps, type CodeStepsStart } from '#ui/code-form/CodeSteps.tsx';
import styles from '#ui/code-form/steps.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import { confirmSignInCode, requestSignInCode } from './code-sign-in.contract.ts';
import type english from './labels/eng.json';

export function CodeSignIn(start: CodeStepsStart) {
  const t = useLabels<typeof english>('sign-in');
  return (
    <CodeSteps
      {...start}
      purpose="sign-in"
      firstPath="/sign-in/code/"
      request={requestSignInCode}
      confirm={confirmSignInCode}
      addressField="address"
      fields={
        <>
          <TextField
            label={t('code_address')}
            className={styles.field}
            name="address"
            autoComplete="username"
            maxLength={LONGEST_EMAIL}
            required
          />
          <p className={styles.hint}>{t('code_hint')}</p>
        </>
      }
      send={t('code_send')}
      sent={(address) => (address ? t('sent_to', { address }) : t('sent'))}
      change={t('change')}
      submit={t('submit')}
    />
  );
}
