import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { text } from '#platform/database/columns.server.ts';

/**
 * Takes the keys off a table and answers how to put them back, within the transaction of the caller.
 *
 * Half a million days take a quarter of the time when they are checked and indexed all at once, and the
 * index comes out half as large.
 */
export async function detachConstraints(client: pg.ClientBase, table: string): Promise<() => Promise<void>> {
  const constraints = checkRows(
    { detach: text, attach: text },
    await client.query(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as detach,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as attach
       from pg_constraint
      where conrelid = $1::regclass and contype in ('p', 'f')
      order by contype desc`,
      [table],
    ),
  );
  for (const { detach } of constraints) await client.query(detach);
  return async () => {
    for (const { attach } of constraints) await client.query(attach);
  };
}
