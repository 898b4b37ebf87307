import type { FormEvent } from 'react';
import { type CodePurpose, SEND_AGAIN_SECONDS } from '#platform/accounts/one-time-codes/code-rules.ts';
import { postSendCodeAgain } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { fillPath } from '#platform/contract/page.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { canSend } from './code-login.ts';
import type english from './labels/eng.json';
import styles from './SendAgain.module.css';
import type { CodeLoginControls } from './useCodeLogin.ts';

interface Props {
  readonly login: CodeLoginControls;
  readonly purpose: CodePurpose;
  readonly here: string;
}

/** Blocked while the countdown runs; the server holds to the same wait, whoever makes the request. */
export function SendAgain({ login, purpose, here }: Props) {
  const t = useLabels<typeof english>('code-form');
  const link = useLink();
  const { state, send } = login;
  const isAllowed = canSend(state);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.again}
      method="post"
      action={link(fillPath(postSendCodeAgain.path, { purpose }))}
      onSubmit={submit}
    >
      <input type="hidden" name="next" value={here} />
      <button
        className={classes(buttons.button, buttons.quiet, styles.send)}
        type="submit"
        // Not `disabled`: it would lose the focus of whoever has just pressed it.
        aria-disabled={!isAllowed || undefined}
      >
        {t('send_again')}
      </button>
      {state.sendAgainAt !== null && (
        <span className={styles.timer} role="timer">
          <Dial left={state.secondsLeft} />
          {t('in_time', { time: toClock(state.secondsLeft) })}
        </span>
      )}
    </form>
  );
}

const toClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const ROUND = 2 * Math.PI * 6;

function Dial({ left }: { left: number }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle className={styles.track} cx="8" cy="8" r="6" />
      <circle
        className={styles.hand}
        cx="8"
        cy="8"
        r="6"
        strokeDasharray={`${ROUND * Math.min(1, left / SEND_AGAIN_SECONDS)} ${ROUND}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}
