import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A strip of figures, each under its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
