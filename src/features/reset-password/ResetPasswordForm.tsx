import { useRef } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#platform/session/password-rules.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { CodeForm } from '#ui/code-form/CodeForm.tsx';
import { ASK_FOR_ADDRESS, ASK_FOR_CODE } from '#ui/code-form/code-login.ts';
import { SentLine } from '#ui/code-form/SentLine.tsx';
import styles from '#ui/code-form/steps.module.css';
import { enterCodePath, withNext } from '#ui/code-form/steps.ts';
import { useCodeLogin } from '#ui/code-form/useCodeLogin.ts';
import fields from '#ui/field/field.module.css';
import type english from './labels/eng.json';
import { confirmReset, requestReset } from './reset-password.contract.ts';

interface Props {
  /** `code`: one was sent already, on the page before. */
  readonly starts: 'address' | 'code';
  readonly refused: RefusalCode | null;
  readonly next: string | null;
}

/** First the address, then the code together with the new password. */
export function ResetPasswordForm({ starts, refused, next }: Props) {
  const t = useLabels<typeof english>('reset-password');
  const link = useLink();
  const login = useCodeLogin(starts === 'code' ? { ...ASK_FOR_CODE, refused } : ASK_FOR_ADDRESS);
  const email = useRef<HTMLInputElement>(null);
  const target = next ?? link('/');
  const codePage = withNext(link(enterCodePath('reset-password')), next);
  if (login.state.step === 'address')
    return (
      <ActionForm
        className={styles.form}
        endpoint={requestReset}
        next={codePage}
        onDone={() => login.noteSent(email.current?.value)}
      >
        <label className={fields.label}>
          {t('email')}
          <input
            ref={email}
            className={classes(fields.field, styles.field)}
            type="email"
            name="email"
            autoComplete="username"
            maxLength={LONGEST_EMAIL}
            required
          />
        </label>
        <button className={classes(buttons.button, buttons.solid, styles.go)} type="submit">
          {t('send')}
        </button>
      </ActionForm>
    );
  const { sentTo } = login.state;
  return (
    <div className={styles.form}>
      <SentLine
        href={withNext(link('/reset-password/'), next)}
        change={t('change')}
        onChange={starts === 'address' ? login.startOver : undefined}
      >
        {sentTo ? t('sent_to', { address: sentTo }) : t('sent')}
      </SentLine>
      <CodeForm
        login={login}
        purpose="reset-password"
        endpoint={confirmReset}
        next={target}
        here={codePage}
        submitText={t('submit')}
        onDone={() => location.assign(target)}
      >
        <label className={fields.label}>
          {t('password')}
          <input
            className={classes(fields.field, styles.field)}
            type="password"
            name="password"
            autoComplete="new-password"
            minLength={SHORTEST_PASSWORD}
            maxLength={LONGEST_PASSWORD}
            required
          />
        </label>
        <p className={styles.hint}>{t('password_hint', { count: SHORTEST_PASSWORD })}</p>
      </CodeForm>
    </div>
  );
}
