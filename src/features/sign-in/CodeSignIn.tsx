import { useRef } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
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
import { confirmSignInCode, requestSignInCode } from './code-sign-in.contract.ts';
import type english from './labels/eng.json';

interface Props {
  /** `code`: one was sent already, on the page before. */
  readonly starts: 'address' | 'code';
  readonly refused: RefusalCode | null;
  readonly next: string | null;
}

/** First the address, then the code: with script on one page, without it on two. */
export function CodeSignIn({ starts, refused, next }: Props) {
  const t = useLabels<typeof english>('sign-in');
  const link = useLink();
  const login = useCodeLogin(starts === 'code' ? { ...ASK_FOR_CODE, refused } : ASK_FOR_ADDRESS);
  const field = useRef<HTMLInputElement>(null);
  const target = next ?? link('/');
  const codePage = withNext(link(enterCodePath('sign-in')), next);
  if (login.state.step === 'address')
    return (
      <ActionForm
        className={styles.form}
        endpoint={requestSignInCode}
        next={codePage}
        onDone={() => login.noteSent(field.current?.value)}
      >
        <label className={fields.label}>
          {t('code_address')}
          <input
            ref={field}
            className={classes(fields.field, styles.field)}
            name="address"
            autoComplete="username"
            maxLength={254}
            required
          />
        </label>
        <p className={styles.hint}>{t('code_hint')}</p>
        <button className={classes(buttons.button, buttons.solid, styles.go)} type="submit">
          {t('code_send')}
        </button>
      </ActionForm>
    );
  const { sentTo } = login.state;
  return (
    <div className={styles.form}>
      <SentLine
        href={withNext(link('/sign-in/code/'), next)}
        change={t('change')}
        onChange={starts === 'address' ? login.startOver : undefined}
      >
        {sentTo ? t('sent_to', { address: sentTo }) : t('sent')}
      </SentLine>
      <CodeForm
        login={login}
        purpose="sign-in"
        endpoint={confirmSignInCode}
        next={target}
        here={codePage}
        submitText={t('submit')}
        onDone={() => location.assign(target)}
      />
    </div>
  );
}
