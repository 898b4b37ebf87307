import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bool, bytes, date, float, int, json, maybe, text, timestamp, uuid } from './columns.server.ts';
import { openDatabase, type Pooled } from './database.server.ts';
import type { NewDatabase } from './new-database.server.ts';
import { query } from './query.server.ts';
import { scratchDatabase } from './scratch-database.server.ts';

let scratch: NewDatabase;
let stores: Pooled[];

beforeAll(async () => {
  scratch = await scratchDatabase();
  stores = [openDatabase(scratch.url), openDatabase(scratch.url, { prepares: true })];
});

afterAll(async () => {
  await Promise.all(stores.map(({ database }) => database.destroy()));
  await scratch.drop();
});

const each = <Value>(run: (store: Pooled) => Promise<Value>): Promise<Value[]> =>
  Promise.all(stores.map(run));

test('every kind of column is read as its type says, with and without prepared statements', async () => {
  const kinds = {
    int,
    float,
    text,
    uuid,
    bool,
    date,
    timestamp,
    bytes,
    json: json<{ a: number }>(),
    none: maybe(text),
  };
  const rows = await each(({ database }) =>
    query(kinds)`
      select 1 as int, 1.5::float8 as float, 'a' as text, '00000000-0000-0000-0000-000000000000'::uuid as uuid,
             true as bool, '2026-06-30'::date as date, 'epoch'::timestamptz as timestamp, '\\x01'::bytea as bytes,
             '{"a":1}'::jsonb as json, null as none`.one(database),
  );
  const row = {
    int: 1,
    float: 1.5,
    text: 'a',
    uuid: '00000000-0000-0000-0000-000000000000',
    bool: true,
    date: '2026-06-30',
    timestamp: new Date(0),
    bytes: Buffer.from([1]),
    json: { a: 1 },
    none: null,
  };
  expect(rows).toEqual([row, row]);
});

test('a result of another shape is refused, also without rows and in a transaction', async () => {
  const wrong = query({ count: int })`select count(*) as count from site_user where id = ${0}`;
  const empty = query({ id: int })`select id, email from site_user where id = ${0}`;
  await each(async ({ database }) => {
    await expect(wrong.one(database)).rejects.toThrow(
      'column "count" is declared as int, but is int8: select',
    );
    const inTransaction = database.transaction().execute((transaction) => empty.all(transaction));
    await expect(inTransaction).rejects.toThrow('column "email" is not declared: select id, email');
  });
});

test('without rows there is no first, and one throws', async () => {
  const none = query({ id: int })`select id from site_user where ${sql`false`}`;
  await each(async ({ database }) => {
    expect(await none.all(database)).toEqual([]);
    expect(await none.first(database)).toBeNull();
    await expect(none.one(database)).rejects.toThrow('there is no row: select id');
  });
});
