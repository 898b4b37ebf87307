import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase, type Pooled } from './database.server.ts';
import { readTogether } from './read-together.server.ts';
import { scratchDatabase } from './scratch-database.server.ts';

let store: Awaited<ReturnType<typeof scratchDatabase>>;
let pooled: Pooled;
beforeAll(async () => {
  store = await scratchDatabase();
  pooled = openDatabase(store.url, { prepares: true });
});
afterAll(async () => {
  await pooled.database.destroy();
  await store.drop();
});

const open = () => readTogether({ database: pooled.database }).database;

/** All at the same moment, and how many statements that took. */
async function run(database: Database, ...statements: readonly RawBuilder<unknown>[]) {
  const connect = vi.spyOn(pooled.pool, 'connect');
  const answers = await Promise.allSettled(statements.map((statement) => statement.execute(database)));
  const sent = connect.mock.calls.length;
  connect.mockRestore();
  return {
    sent,
    rows: answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : null)),
  };
}

const EVERY_TYPE = sql`
  select true as "isBool", 7::int2 as small, 8 as whole, 9::int8 as big, 0.1::float8 as real, 1.50::numeric as exact,
         'Ø "quoted"'::text as text, 'ab '::char(3) as fixed, date '2026-06-30' as day, timestamptz '2026-06-30 19:00Z' as instant,
         timestamp '2026-06-30 19:00' as moment, '{"a": [1, null]}'::jsonb as object, '[1.50]'::json as list,
         array[1, 2] as numbers, array['a', null] as texts, array[1.5, 2] as exacts, '\\x01ff'::bytea as bytes,
         null::text as nothing, interval '1 day' as span, gen_random_uuid() is not null as again`;
const ORDERED = sql`select n, ${'p'}::text || n as name from generate_series(1, ${3}::int) n order by n desc`;
const NONE = sql`select 1 as one where false`;

test('reads of one moment travel as one statement and give what they give alone', async () => {
  const unseen = (statement: RawBuilder<unknown>) => sql`select * from (${statement}) as unseen`;
  const statements = [EVERY_TYPE, ORDERED, NONE].map(unseen);
  const alone = await run(pooled.database, ...statements);
  const first = await run(open(), ...statements);
  const together = await run(open(), ...statements);
  expect([first.sent, together.sent]).toEqual([3, 1]);
  expect([first.rows, together.rows]).toEqual([alone.rows, alone.rows]);
  expect(together.rows[1]).toEqual([
    { n: 3, name: 'p3' },
    { n: 2, name: 'p2' },
    { n: 1, name: 'p1' },
  ]);
});

test('reads that follow from others travel together too', async () => {
  const database = open();
  const follow = async (count: number) => {
    await ORDERED.execute(database);
    return (
      await sql<{ sum: number }>`select sum(n)::int as sum from generate_series(1, ${count}::int) n`.execute(
        database,
      )
    ).rows;
  };
  await Promise.all([follow(1), follow(2)]);
  const connect = vi.spyOn(pooled.pool, 'connect');
  expect(await Promise.all([follow(3), follow(4)])).toEqual([[{ sum: 6 }], [{ sum: 10 }]]);
  expect(connect).toHaveBeenCalledTimes(2);
  connect.mockRestore();
});

test('where one of them fails, the others are answered', async () => {
  const divide = (by: number) => sql`select 1 / ${by}::int as quotient`;
  await run(open(), divide(1), ORDERED);
  const { rows } = await run(open(), divide(0), ORDERED, NONE);
  expect(rows).toEqual([null, [expect.anything(), expect.anything(), expect.anything()], []]);
});

test('what two sections read at the same moment is read once', async () => {
  const identify = sql<{ id: string }>`select gen_random_uuid()::text as id where ${1}::int = 1`;
  await run(open(), identify);
  const { rows } = await run(open(), identify, identify, ORDERED);
  expect(rows[0]).toEqual([{ id: expect.any(String) }]);
  expect(rows[1]).toEqual(rows[0]);
});

test('a statement that changes something is sent as often as it is requested', async () => {
  const count = sql`insert into industry (code, names) values (gen_random_uuid()::text, ${'{}'}) returning code`;
  for (const _ of [1, 2]) {
    const { rows } = await run(open(), count, count);
    expect(rows[0]).not.toEqual(rows[1]);
  }
});

test('a statement that changes something is sent alone', async () => {
  const change = sql`insert into industry (code, names) values (${'glass'}, '{}') on conflict (code) do nothing returning code`;
  for (const sent of [2, 2]) expect((await run(open(), change, ORDERED)).sent).toBe(sent);
});

test('a statement that fails leaves its connection, and what is prepared there, to the next one', async () => {
  const one = openDatabase(store.url, { connections: 1, prepares: true });
  const { database } = readTogether({ database: one.database });
  const process = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const before = await process.execute(database);
  await expect(sql`select 1 / ${0}::int as quotient`.execute(database)).rejects.toThrow('division by zero');
  expect((await process.execute(database)).rows).toEqual(before.rows);
  await one.database.destroy();
});
