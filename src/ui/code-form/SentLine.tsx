import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import styles from './SentLine.module.css';

interface Props {
  /** The page of the first step. */
  readonly href: string;
  readonly change: string;
  /** Where the first step is on this very page, it is shown instead of being loaded. */
  readonly onChange?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Says where the code went, and leads back to another address. */
export function SentLine({ href, change, onChange, children }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onChange || !isPlainClick(event)) return;
    event.preventDefault();
    onChange();
  };
  return (
    <p className={styles.sent} role="status">
      {children}{' '}
      <a className="link" href={href} onClick={follow}>
        {change}
      </a>
    </p>
  );
}
