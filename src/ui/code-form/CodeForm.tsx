import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CODE_DIGITS, CODE_MINUTES, type CodePurpose } from '#platform/accounts/one-time-codes/code-rules.ts';
import { call } from '#platform/contract/call.ts';
import type { AnyEndpoint } from '#platform/contract/endpoint.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './CodeForm.module.css';
import type english from './labels/eng.json';
import { SendAgain } from './SendAgain.tsx';
import type { CodeLoginControls } from './useCodeLogin.ts';

interface Props {
  readonly login: CodeLoginControls;
  readonly purpose: CodePurpose;
  /** Takes `code` and the fields that stand inside the form. */
  readonly endpoint: AnyEndpoint;
  /** Where the visitor goes when the code was right and no script runs. */
  readonly next: string;
  /** The page that this form stands on, for who requests a new code without script. */
  readonly here: string;
  readonly submitText: string;
  readonly onDone: () => void;
  /** Fields of its own, below the code. */
  readonly children?: ReactNode;
}

/** The code's field, what is wrong with it, and the way to a new code. Two plain forms, so it needs no script. */
export function CodeForm({ login, purpose, endpoint, next, here, submitText, onDone, children }: Props) {
  const t = useLabels<typeof english>('code-form');
  const link = useLink();
  const hintId = useId();
  const { state } = login;
  const field = useRef<HTMLInputElement>(null);
  const wasJustSent = state.sendAgainAt !== null;
  useEffect(() => {
    if (wasJustSent) field.current?.focus();
  }, [wasJustSent]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { next: _, ...body } = Object.fromEntries(new FormData(event.currentTarget));
    // The form's fields are what its endpoint declares; the server checks them again.
    const check = () => call(endpoint, { body } as Parameters<typeof call>[1]);
    if (await login.submit(String(body.code ?? ''), check)) onDone();
  };
  return (
    <div className={styles.sheet}>
      <form
        className={styles.form}
        method="post"
        action={link(endpoint.path)}
        aria-busy={state.busy === 'checking' || undefined}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <input type="hidden" name="next" value={next} />
        <TextField
          label={t('code')}
          className={styles.code}
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS + 4}
          placeholder={'0'.repeat(CODE_DIGITS)}
          aria-invalid={state.isEmptyCode || state.refused === 'wrong_code' || undefined}
          aria-describedby={hintId}
          onChange={login.type}
        />
        <Hint id={hintId} login={login} />
        {children}
        <button className={classes(buttons.button, buttons.solid, styles.go)} type="submit">
          {submitText}
        </button>
      </form>
      <SendAgain login={login} purpose={purpose} here={here} />
    </div>
  );
}

function Hint({ id, login: { state } }: { id: string; login: CodeLoginControls }) {
  const t = useLabels<typeof english>('code-form');
  const why = useLabels<typeof refusals>('refusals');
  const wrong = state.isEmptyCode ? 'empty_code' : state.refused;
  return (
    <div id={id} className={styles.hint} aria-live="polite">
      {wrong ? (
        <span className={fields.complaint} data-empty-code={state.isEmptyCode || undefined}>
          <Icon name="alert" />
          {why(wrong)}
        </span>
      ) : (
        t('hint', { digits: CODE_DIGITS, minutes: CODE_MINUTES })
      )}
    </div>
  );
}
