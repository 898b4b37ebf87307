import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { text } from '#platform/database/columns.server.ts';
import { identifier, type TableShape } from './backup-tables.repository.ts';

/**
 * Tables are filled in any order and without announcements: their references are dropped and later checked as a whole, which a
 * role that owns the tables may do. Returns the statements that bring the references back.
 */
export async function dropReferences(client: pg.ClientBase): Promise<string[]> {
  const found = checkRows(
    { table: text, name: text, definition: text },
    await client.query(
      `select c.relname as "table", r.conname as name, pg_get_constraintdef(r.oid) as definition
         from pg_constraint r
         join pg_class c on c.oid = r.conrelid
        where r.contype = 'f' and c.relnamespace = current_schema()::regnamespace
        order by 1, 2`,
    ),
  );
  for (const { table, name } of found)
    await client.query(`alter table ${identifier(table)} drop constraint ${identifier(name)}`);
  return found.map(
    ({ table, name, definition }) =>
      `alter table ${identifier(table)} add constraint ${identifier(name)} ${definition}`,
  );
}

export async function restoreReferences(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

export async function disableTriggers(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${identifier(name)} disable trigger user`);
}

export async function enableTriggers(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${identifier(name)} enable trigger user`);
}
