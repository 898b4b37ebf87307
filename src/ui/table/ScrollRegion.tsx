import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table wider than its place scrolls by itself, with the arrow keys too; the page never does. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a region would be one landmark too many
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the arrow keys could not scroll it
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
