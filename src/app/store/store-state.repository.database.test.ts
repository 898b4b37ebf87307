import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { hasDemoMarket, isStoreEmpty } from './store-state.repository.ts';

let scratch: NewDatabase;
let database: Database;
beforeAll(async () => {
  scratch = await scratchDatabase();
  database = openDatabase(scratch.url).database;
});
afterAll(async () => {
  await database.destroy();
  await scratch.drop();
});

test('a store is empty until someone has an account, and has no demo market until one is loaded', async () => {
  expect([await isStoreEmpty(database), await hasDemoMarket(database)]).toEqual([true, false]);
  await sql`insert into site_user (email) values ('first@example.com')`.execute(database);
  await sql`insert into demo_market (seed, size, last_day) values ('1', 'small', '2026-06-30')`.execute(
    database,
  );
  expect([await isStoreEmpty(database), await hasDemoMarket(database)]).toEqual([false, true]);
});
