import type { ReactNode } from 'react';
import { Hint } from '#ui/hint/Hint.tsx';
import styles from './Facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** A few words after the value, in a strip. */
  readonly note?: string;
  /** A sentence that explains the name. */
  readonly hint?: string;
}

/** A strip of figures, each under its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, hint }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>
            {name}
            {hint && <Hint text={hint} about={name} />}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
