import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { findUserId, insertAccount } from './user-account.repository.ts';

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

const account = { email: 'First@example.com', name: 'First', passwordHash: 'x', level: 0, isOperator: true };

test('an account is added once, and found whatever the case of its address', async () => {
  const id = await insertAccount(database, account, new Date(0));
  expect(await findUserId(database, 'first@EXAMPLE.com')).toBe(id);
  expect(await insertAccount(database, { ...account, email: 'first@example.com' }, new Date(0))).toBeNull();
  expect(await findUserId(database, 'second@example.com')).toBeNull();
});
