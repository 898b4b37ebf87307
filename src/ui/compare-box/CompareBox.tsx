import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import styles from './CompareBox.module.css';

export const COMPARE_BOX = 'compare';

interface Props {
  /** What is compared with its like. */
  readonly kind: string;
  /** Its name in addresses. */
  readonly of: string;
  readonly name: string;
  /** Words that stand beside it, and never run below it. */
  readonly children?: ReactNode;
}

/** Ticks a row to be compared. It has no script of its own: one listener on the page hears all boxes. */
export function CompareBox({ kind, of, name, children }: Props) {
  const box = (
    <span className={styles.box}>
      <Checkbox name={COMPARE_BOX} value={`${kind} ${of}`} aria-label={name} autoComplete="off" />
    </span>
  );
  if (children === undefined) return box;
  return (
    <span className={styles.row}>
      {box}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
