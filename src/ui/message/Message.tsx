import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Message.module.css';

/** One line that says what went wrong, where it went wrong. */
export function Message({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className={styles.message} role="alert" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </div>
  );
}
