import { useLabels } from '#foundation/i18n/I18n.tsx';
import { useAccessHref } from '#foundation/navigation/useAccessHref.ts';
import { useSignInHref } from '#foundation/navigation/useSignInHref.ts';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './LockedPrompt.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly reason: LockReason;
  readonly text: string;
  /** Where a signed-in visitor gets access, if not where everyone asks for it. */
  readonly accessHref?: string;
}

/** One for each block, under its data: what would open, and the step that opens it. */
export function LockedPrompt({ reason, text, accessHref }: Props) {
  const t = useLabels<typeof english>('locked-value');
  const signInHref = useSignInHref();
  const ownAccessHref = useAccessHref();
  return (
    <div className={styles.prompt}>
      <Icon name="lock" size={20} />
      <p className={styles.text}>{text}</p>
      {reason === 'must_sign_in' && (
        <a className={buttons.button} href={signInHref}>
          {t('sign_in')}
        </a>
      )}
      {reason === 'must_get_access' && (
        <a className={classes(buttons.button, buttons.solid)} href={accessHref ?? ownAccessHref}>
          {t('get_access')}
        </a>
      )}
    </div>
  );
}
