import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './StackedTable.module.css';

export interface StackedColumn<Key extends string> {
  readonly key: Key;
  readonly title: string;
  /** On a phone: left out, or in the upper corner of the row. */
  readonly onPhone?: 'none' | 'corner';
  /** Takes no more room than its content. */
  readonly isNarrow?: true;
}

interface Props<Key extends string> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly StackedColumn<Key>[];
  readonly rows: readonly {
    readonly id: string | number;
    readonly cells: Readonly<Record<Key, ReactNode>>;
  }[];
}

/** A list with several facts to a line, which stand below each other on a phone. */
export function StackedTable<Key extends string>({ label, columns, rows }: Props<Key>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, ...column }) => (
            <th key={key} scope="col" className={classOf(column)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ key, ...column }, index) =>
              index === 0 ? (
                <th key={key} scope="row" className={classOf(column)}>
                  {cells[key]}
                </th>
              ) : (
                <td key={key} className={classOf(column)}>
                  {cells[key]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = ({ onPhone, isNarrow }: Pick<StackedColumn<string>, 'onPhone' | 'isNarrow'>) =>
  classes(
    onPhone === 'none' && styles.wide,
    onPhone === 'corner' && styles.corner,
    isNarrow && styles.narrow,
  );
