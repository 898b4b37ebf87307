import { useLabels } from '#foundation/i18n/I18n.tsx';
import { useSignInHref } from '#foundation/navigation/useSignInHref.ts';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './LockedPrompt.module.css';
import type english from './labels/eng.json';

/** One for each block, under its data: what would open, and the step that opens it. */
export function LockedPrompt({ reason, text }: { reason: LockReason; text: string }) {
  const t = useLabels<typeof english>('locked-value');
  const signInHref = useSignInHref();
  return (
    <div className={styles.prompt}>
      <Icon name="lock" size={20} />
      <p className={styles.text}>{text}</p>
      {reason === 'must_sign_in' && (
        <a className={buttons.button} href={signInHref}>
          {t('sign_in')}
        </a>
      )}
    </div>
  );
}
