import type { ReactNode } from 'react';
import type { RequestToDecide } from '#features/access-requests/decisions.contract.ts';
import { classes } from '#ui/classes.ts';
import styles from './RequestLine.module.css';

interface Props {
  readonly request: Pick<RequestToDecide, 'userName' | 'email'>;
  /** Facts, each a `RequestFact`. */
  readonly children: ReactNode;
  /** What can be done, or what was. */
  readonly end: ReactNode;
}

/** Who sent the request, what is known about it, and what comes of it; on a phone one under the other. */
export function RequestLine({ request: { userName, email }, children, end }: Props) {
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <b>{userName || email}</b>
        {userName && <span>{email}</span>}
      </div>
      <dl className={styles.facts}>{children}</dl>
      <div className={styles.end}>{end}</div>
    </li>
  );
}

interface FactProps {
  readonly name: string;
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

export function RequestFact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={classes(isLong && styles.long)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
