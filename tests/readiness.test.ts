import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('SF-09 a process that starts is ready once its lists answer, and names those that do not yet', async () => {
  expect((await app.get('/readyz')).json()).toEqual({ status: 'ready', lists: [], search: 'database' });
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  await other.query('begin; lock table bond_measure in access exclusive mode');

  const started = app.services.screener.start();
  await expect.poll(() => app.services.screener.missing).not.toEqual([]);
  const waiting = await app.get('/readyz');
  expect([waiting.statusCode, waiting.headers['retry-after'], waiting.json()]).toEqual([
    503,
    '2',
    { status: 'reading lists', lists: expect.arrayContaining(['bonds', 'bond-map']) },
  ]);
  // A list that is not held up answers all the same.
  expect((await app.get('/etf/')).statusCode).toBe(200);

  await other.end();
  await started;
  expect((await app.get('/readyz')).json()).toMatchObject({ status: 'ready', lists: [] });
});
