import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/configuration/config.server.ts';
import { openStores } from '#platform/database/stores.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { createApp } from '../src/app/create-app.server.ts';
import { createLog } from '../src/app/log.server.ts';
import { startForwarder } from './forwarder.ts';

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

test('SF-07 without its primary a process is ready for reads: pages answer, and writes are refused with a code', async () => {
  const way = await startForwarder(app.databaseUrl);
  const stores = openStores(way.url, { replicaUrls: [app.databaseUrl] });
  const { http, services } = await createApp({
    config: { ...readConfig({}), rateLimits: false },
    stores,
    log: createLog('silent'),
    version: '0.0.0',
    clock: app.services.clock,
  });
  const stateOf = async () => {
    const { statusCode, json } = await http.inject('/readyz');
    return [statusCode, json().status];
  };
  const cookie = await app.cookieOf('paid');
  // Lists are read from the primary once, and answer from memory.
  await services.screener.start();
  await expect.poll(stateOf).toEqual([200, 'ready']);

  await way.cut();
  await expect.poll(stateOf).toEqual([200, 'reading only: primary unavailable']);
  // Not from a cache: none of them was requested before.
  for (const url of ['/stocks/norvik-steel/', '/bonds/?find=a', '/company/norvik-steel/', '/watchlist/'])
    expect([url, (await http.inject({ url, headers: { cookie } })).statusCode]).toEqual([url, 200]);
  const payload = { email: 'paid@demo.example', password: 'basispoint-demo' };
  const refused = await http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  await way.mend();
  await expect.poll(stateOf).toEqual([200, 'ready']);
  const signIn = () => http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload });
  await expect.poll(async () => (await signIn()).statusCode).toBe(200);
  await http.close();
  await stores.close();
  await way.close();
});
