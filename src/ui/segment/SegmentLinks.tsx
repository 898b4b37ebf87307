import type { MouseEvent } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './segment.module.css';

export interface SegmentItem {
  readonly href: string;
  readonly text: string;
  /** The full term, where `text` is a short one. */
  readonly title?: string;
  readonly isCurrent: boolean;
  /** Chosen, and still being loaded. */
  readonly isBusy?: boolean;
}

interface Props {
  readonly label: string;
  readonly items: readonly SegmentItem[];
  /** Its answers are so short that a phone has room for all of them in one row. */
  readonly isShort?: boolean;
  /** Takes over from the browser where script runs. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A small fixed choice whose every answer has an address. */
export function SegmentLinks({ label, items, isShort = false, onFollow }: Props) {
  return (
    <nav className={classes(styles.segment, isShort && styles.short)} aria-label={label}>
      {items.map(({ href, text, title, isCurrent, isBusy = false }) => (
        <a
          key={href}
          className={styles.item}
          href={href}
          title={title}
          aria-current={isCurrent ? 'true' : undefined}
          aria-busy={isBusy || undefined}
          data-in-place={onFollow && ''}
          onClick={onFollow}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
