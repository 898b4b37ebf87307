import type { ReactNode } from 'react';
import styles from './Peek.module.css';

interface Props {
  /** Names what opens. */
  readonly label?: string;
  readonly text: string;
  /** The button: a word, a value, a mark. */
  readonly children: ReactNode;
}

/**
 * More words than a cell has room for, one tap or one key away; a pointer that rests sees them too. The button is plain
 * markup: the one `HintPopup` of the page shows its words.
 */
export function Peek({ label = '', text, children }: Props) {
  return (
    <button type="button" className={styles.button} title={text} aria-expanded={false} data-peek={label}>
      {children}
    </button>
  );
}
