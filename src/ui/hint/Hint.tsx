import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './Hint.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly text: string;
  /** What it explains, for those who hear the button without seeing where it stands. */
  readonly about?: string;
}

/**
 * A sentence that explains what it stands beside, one tap or one key away. The button is plain markup: the one
 * `HintPopup` of the page shows its sentence.
 */
export function Hint({ text, about }: Props) {
  const t = useLabels<typeof english>('hint');
  const name = about === undefined ? t('explain') : t('explain_about', { name: about });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-expanded={false}
      data-hint={text}
    />
  );
}
