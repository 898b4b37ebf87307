import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import styles from '#ui/code-form/steps.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import { signIn } from './sign-in.contract.ts';

interface Props {
  readonly refused: RefusalCode | null;
  /** The address to open once signed in. */
  readonly next: string | null;
}

const REFUSAL_ID = 'sign-in-refusal';

/** A plain form: the browser posts it and the server answers with the next page, so it needs no script. */
export function SignInForm({ refused, next }: Props) {
  const t = useLabels<typeof english>('sign-in');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const state = { 'aria-describedby': refused ? REFUSAL_ID : undefined };
  const isWrong = refused === 'wrong_credentials' || undefined;
  return (
    <form className={styles.form} method="post" action={link(signIn.path)}>
      {refused && <Message id={REFUSAL_ID}>{why(refused)}</Message>}
      <TextField
        label={t('email')}
        className={styles.field}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        required
        aria-invalid={isWrong}
        {...state}
      />
      <TextField
        label={t('password')}
        className={styles.field}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
        aria-invalid={isWrong}
        {...state}
      />
      {next && <input type="hidden" name="next" value={next} />}
      <button className={classes(buttons.button, buttons.solid, styles.go)} type="submit">
        {t('submit')}
      </button>
    </form>
  );
}
