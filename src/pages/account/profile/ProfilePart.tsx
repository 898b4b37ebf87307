import type { ReactNode } from 'react';
import styles from './ProfilePart.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One thing of a section: what it is, and its value or the form that changes it. */
export function ProfilePart({ id, title, children }: Props) {
  return (
    <div className={styles.part} id={id}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
