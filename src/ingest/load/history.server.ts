import type pg from 'pg';
import { batchOf, columnsOf, type LoadTable } from './tables/load-table.ts';

export type HistoryReason = 'changed' | 'undone' | 'removed';

interface Ending {
  readonly batchId: number;
  readonly reason: HistoryReason;
  /** A join and a condition that select the rows `t` which end. */
  readonly which: string;
}

/** Days of trading are many: they have a history of their own, in columns. */
export const hasOwnHistory = ({ name }: LoadTable): boolean => name === 'daily_trading';

/** Stores the present version of rows that the batch changes or removes. */
export async function writeHistory(
  client: pg.ClientBase,
  table: LoadTable,
  { batchId, reason, which }: Ending,
): Promise<number> {
  const known = `coalesce(b.known_at, '-infinity')`;
  const until = `(select known_at from import_batch where id = ${batchId})`;
  const from = `from ${table.name} t ${which}`;
  const columns = columnsOf(table).map(({ name }) => name);
  const { rowCount } = await client.query(
    hasOwnHistory(table)
      ? `insert into daily_trading_history (${columns.join(', ')}, known_from, known_until, batch_id, ended_by, why)
         select ${columns.map((name) => `t.${name}`).join(', ')}, (select ${known} from import_batch b where b.id = t.batch_id), ${until}, t.batch_id, ${batchId}, '${reason}'
           ${from}`
      : `insert into row_history (table_name, key, known_from, known_until, was, batch_id, ended_by, why)
         select '${table.name}', ${keyObject(table)}, coalesce((select b.known_at from import_batch b where b.id = ${batchOf(table)}), '-infinity'), ${until},
                to_jsonb(t), ${batchOf(table)}, ${batchId}, '${reason}'
           ${from}`,
  );
  return rowCount ?? 0;
}

/** The key of a row `t` as it is in the history. */
export const keyObject = ({ key }: LoadTable): string =>
  `jsonb_build_object(${key.map(({ name }) => `'${name}', t.${name}`).join(', ')})`;
