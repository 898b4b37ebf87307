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
import { confirmRegistration, LONGEST_NAME, requestRegistration } from './register.contract.ts';

interface Props {
  /** `code`: one was sent already, on the page before. */
  readonly starts: 'address' | 'code';
  readonly refused: RefusalCode | null;
  readonly next: string | null;
}

/** An account is made only when its e-mail address is confirmed by a code. */
export function RegisterForm({ starts, refused, next }: Props) {
  const t = useLabels<typeof english>('register');
  const link = useLink();
  const login = useCodeLogin(starts === 'code' ? { ...ASK_FOR_CODE, refused } : ASK_FOR_ADDRESS);
  const email = useRef<HTMLInputElement>(null);
  const target = next ?? link('/');
  const codePage = withNext(link(enterCodePath('register')), next);
  if (login.state.step === 'address')
    return (
      <ActionForm
        className={styles.form}
        endpoint={requestRegistration}
        next={codePage}
        onDone={() => login.noteSent(email.current?.value)}
      >
        <Field label={t('name')} name="name" autoComplete="name" maxLength={LONGEST_NAME} />
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
        <Field
          label={t('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          maxLength={LONGEST_PASSWORD}
        />
        <p className={styles.hint}>{t('password_hint', { count: SHORTEST_PASSWORD })}</p>
        <button className={classes(buttons.button, buttons.solid, styles.go)} type="submit">
          {t('send')}
        </button>
      </ActionForm>
    );
  const { sentTo } = login.state;
  return (
    <div className={styles.form}>
      <SentLine
        href={withNext(link('/register/'), next)}
        change={t('change')}
        onChange={starts === 'address' ? login.startOver : undefined}
      >
        {sentTo ? t('sent_to', { address: sentTo }) : t('sent')}
      </SentLine>
      <CodeForm
        login={login}
        purpose="register"
        endpoint={confirmRegistration}
        next={target}
        here={codePage}
        submitText={t('submit')}
        onDone={() => location.assign(target)}
      />
    </div>
  );
}

function Field({ label, ...input }: { label: string } & React.ComponentProps<'input'>) {
  return (
    <label className={fields.label}>
      {label}
      <input {...input} className={classes(fields.field, styles.field)} required />
    </label>
  );
}
