import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { toRefusal } from './failures.server.ts';

test('a query that reaches its time limit is answered with "try again later", not as a fault', async () => {
  const scratch = await scratchDatabase();
  const { database, pool } = openDatabase(scratch.url, { connections: 1, statementLimitMs: 10 });
  const failureOf = (statement: string) => pool.query(statement).catch((error: unknown) => error);
  const refusal = toRefusal(await failureOf('select count(*) from generate_series(1, 1e12::bigint)'));
  expect([refusal.code, refusal.status, refusal.retryAfterSeconds]).toEqual(['unavailable', 503, 2]);
  expect(toRefusal(await failureOf('select 1/0')).code).toBe('fault');
  await database.destroy();
  await scratch.drop();
});
