import type { Unlock } from '#domain/access/unlock.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './LockedPrompt.module.css';
import type english from './labels/eng.json';
import { useUnlockHref } from './useUnlockHref.ts';
import { useUnlockText } from './useUnlockText.ts';

interface Props {
  readonly unlock: Unlock;
  /** What would open, for whom one step is enough: `Sign in to see X.`, or `X is part of full access.` */
  readonly text: string;
  /** Where a signed-in visitor gets access, if not where everyone requests it. */
  readonly accessHref?: string;
}

/** One for each block, under its data: what would open, and the step that opens it. */
export function LockedPrompt({ unlock, text, accessHref }: Props) {
  const t = useLabels<typeof english>('locked-value');
  const href = useUnlockHref(unlock, accessHref);
  const said = useUnlockText(unlock, text);
  const isSigning = unlock === 'sign_in' || unlock === 'sign_in_for_access';
  return (
    <div className={styles.prompt}>
      <Icon name="lock" size={20} />
      <p className={styles.text}>{said}</p>
      <a className={classes(buttons.button, !isSigning && buttons.solid)} href={href}>
        {t(isSigning ? 'sign_in' : unlock === 'contact_support' ? 'contact_support' : 'get_access')}
      </a>
    </div>
  );
}
