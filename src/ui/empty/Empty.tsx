import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import styles from './Empty.module.css';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** The way on: a button or a link. */
  readonly children?: ReactNode;
}

/** Nothing to show, or nothing could be loaded: one sentence and a way on, in the size of what it stands for. */
export function Empty({ icon, title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={20} />
      <b className={styles.title}>{title}</b>
      {text && <span>{text}</span>}
      {children}
    </div>
  );
}
