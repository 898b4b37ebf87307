import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { CONSTRAINT_CASES } from './constraint-cases.ts';
import { GOOD_ROWS } from './constraint-rows.ts';

const CASES = CONSTRAINT_CASES.trim()
  .split(/\n+/)
  .map((line) => {
    const [constraint = '', bad = '', good = ''] = line.split(' | ');
    return { constraint, bad, good };
  });

let store: NewDatabase;
let client: pg.Client;
/** The table of each constraint. */
let tables: Map<string, string>;

beforeAll(async () => {
  store = await scratchDatabase();
  client = new pg.Client({ connectionString: store.url });
  await client.connect();
  await client.query(GOOD_ROWS);
  const { rows } = await client.query<{ constraint: string; table: string }>(
    `select conname as "constraint", conrelid::regclass::text as "table" from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  tables = new Map(rows.map(({ constraint, table }) => [constraint, table]));
});
afterAll(async () => {
  await client.end();
  await store.drop();
});

/** Makes the change and takes it back. */
async function change(constraint: string, to: string): Promise<number> {
  await client.query('begin');
  try {
    return (await client.query(`update ${tables.get(constraint)} set ${to}`)).rowCount ?? 0;
  } finally {
    await client.query('rollback');
  }
}

test.each(CASES)('$constraint refuses "$bad" and accepts "$good"', async ({ constraint, bad, good }) => {
  await expect(change(constraint, bad)).rejects.toMatchObject({ code: '23514', constraint });
  expect(await change(constraint, good)).toBeGreaterThan(0);
});

test('every constraint has a name of its own and a row that it refuses', () => {
  const tested = new Set(CASES.map(({ constraint }) => constraint));
  expect([...tables.keys()].sort()).toEqual([...tested].sort());
});
