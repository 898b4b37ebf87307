import type { ReactNode } from 'react';
import styles from './Definitions.module.css';

export interface Definition {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names with their values, each on a line of its own, in as many columns as there is room for. */
export function Definitions({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          {/* The browser may know another name of a country than the server, which has shown its own already. */}
          <dd className={styles.value} suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
