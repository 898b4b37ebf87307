import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ShowMore.module.css';

interface Props {
  readonly more: string;
  readonly less: string;
  readonly children: ReactNode;
}

/** Hides whatever inside carries the class `extra` until asked. It needs no script: the style follows `details`. */
export function ShowMore({ more, less, children }: Props) {
  return (
    <div className={styles.block}>
      {children}
      <details className={styles.toggle}>
        <summary className={styles.summary}>
          <Icon name="down" />
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
        </summary>
      </details>
    </div>
  );
}
