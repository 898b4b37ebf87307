import type { ReactNode } from 'react';
import styles from './Spanning.module.css';

/** What a row of one cell says. The cell, as wide as the table, cannot stay in view when that scrolls: its words do. */
export const Spanning = ({ children }: { children: ReactNode }) => (
  <span className={styles.spanning}>{children}</span>
);
