import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/configuration/config.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { openStores } from '#platform/database/stores.server.ts';
import { createApp } from '../src/app/create-app.server.ts';
import { createLog } from '../src/app/log.server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'basispoint-gone-'));
/** How often each of those who ask is refused while the database is away, before it waits for it. */
const REFUSALS = 20;

afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('killing the database in the middle of many requests stops neither the site nor the ones that follow', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'killed'), log: () => undefined });
  const { database } = openDatabase(postgres.url);
  await migrate(database);
  await database.destroy();
  const stores = openStores(postgres.url);
  const config = { ...readConfig({}), pageCache: false, rateLimits: false };
  const { http } = await createApp({ config, stores, log: createLog('silent'), version: '0' });
  const statuses = new Set<number>();
  let answered = 0;
  let isRunning = true;
  let outage: PromiseWithResolvers<void> | null = null;
  const ask = async () => {
    let refused = 0;
    while (isRunning) {
      const { statusCode } = await http.inject('/stocks/?format=json');
      statuses.add(statusCode);
      answered++;
      if (statusCode !== 200) refused++;
      // A refusal costs nothing but the processor, which the server that starts again needs.
      if (refused >= REFUSALS && outage) {
        refused = 0;
        await outage.promise;
      }
    }
  };
  const asking = Array.from({ length: 12 }, ask);
  for (let round = 0; round < 5; round++) {
    const before = answered;
    await expect.poll(() => answered - before).toBeGreaterThan(asking.length);
    const killed = postgres.pid;
    const ended = Promise.withResolvers<void>();
    outage = ended;
    process.kill(killed, 'SIGKILL');
    // Connections of a killed server may go on answering, so an answer is no sign of a new one.
    await expect.poll(() => postgres.pid).not.toBe(killed);
    await expect.poll(async () => (await http.inject('/stocks/?format=json')).statusCode).toBe(200);
    outage = null;
    ended.resolve();
  }
  isRunning = false;
  await Promise.all(asking);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await http.close();
  await stores.close();
  await postgres.stop();
});

test('a database that is gone gives 503 with a time to come back, and the site recovers by itself', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { database } = openDatabase(first.url);
  await migrate(database);
  await database.destroy();
  const stores = openStores(first.url);
  const { http } = await createApp({
    config: readConfig({}),
    stores,
    log: createLog('silent'),
    version: '0',
  });
  expect((await http.inject('/readyz')).statusCode).toBe(200);
  expect((await http.inject('/stocks/?format=json')).statusCode).toBe(200);
  expect((await http.inject('/')).statusCode).toBe(200);

  await first.stop();
  await expect.poll(async () => (await http.inject('/readyz')).statusCode).toBe(503);
  for (const path of ['/stocks/?find=a&format=json', '/stocks/some-share/', '/readyz']) {
    const response = await http.inject(path);
    expect([path, response.statusCode]).toEqual([path, 503]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }
  // SH-01: a page that says no still has the menu that was known last.
  const refusal = await http.inject('/stocks/some-share/');
  expect(refusal.body).toContain('href="/stocks/"');
  expect((await http.inject('/healthz')).statusCode).toBe(200);

  const second = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await expect.poll(async () => (await http.inject('/readyz')).statusCode).toBe(200);
  expect((await http.inject('/stocks/some-share/')).statusCode).toBe(404);
  await http.close();
  await stores.close();
  await second.stop();
});
