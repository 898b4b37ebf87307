import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceWorkers } from '#ingest/sources/source-jobs.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { createNotify } from '../src/app/imports/source-news.server.ts';
import { readConfig } from '../src/platform/configuration/config.server.ts';
import { type ReplayServer, startReplay } from './replay/replay-server.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

let app: TestApp;
let folder: string;
let replay: ReplayServer;

beforeAll(async () => {
  folder = await makeTemporaryFolder('basispoint-operator-sources-');
  await mkdir(join(folder, 'drop'));
  replay = await startReplay([
    { request: '/rates.csv', body: 'observation_date,TESTRATE\n2026-06-01,4.1\n2026-06-02,4.2\n' },
    { request: '/ELM.csv', body: 'date,open,high,low,close,volume,board\n2026-06-01,1,1,1,1,10,TQBR\n' },
  ]);
  const { imports } = readConfig({
    IMPORT_FOLDERS: folder,
    IMPORT_HOSTS: '127.0.0.1,data.example.org',
    IMPORT_ALLOW_PRIVATE: '1',
  });
  app = await startTestApp({ config: { imports, filesDir: join(folder, 'files') } });
});
afterAll(async () => {
  await app.close();
  await replay.stop();
  await rm(folder, { recursive: true });
});

const post = async (path: string, payload: object, viewer: 'operator' | 'paid' = 'operator') =>
  app.http.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { cookie: await app.cookieOf(viewer), 'sec-fetch-site': 'same-origin' },
  });
const page = async (code = '') => (await app.get(`/operator/sources/${code}?format=json`, 'operator')).json();
const run = async (...args: string[]) => runCommand(app, ['import', 'sources', ...args]);

/** What the queue does every minute. */
async function doDueWork(): Promise<void> {
  const { services, databaseUrl } = app;
  const notify = createNotify(services.config, services.labels);
  const [worker] = sourceWorkers({ config: services.config.imports, notify });
  await worker?.run(
    {},
    {
      database: services.stores.primary,
      url: databaseUrl,
      now: services.clock(),
      log: services.log,
      files: services.files,
      labels: services.labels,
      send: services.jobs.send,
      signal: new AbortController().signal,
    },
  );
}

test('DI-10 a source is added, listed, paused, resumed, shown and removed on the command line, each change audited', async () => {
  await run(
    'add',
    'drop',
    'folder',
    join(folder, 'drop'),
    '--schedule',
    '*/5 * * * *',
    '--zone',
    'Europe/Berlin',
  );
  const listed = (await run('list')).shown.find(({ code }) => code === 'drop');
  expect(listed).toMatchObject({
    code: 'drop',
    kind: 'folder',
    state: 'on',
    nextRun: new Date('2026-06-30T19:05:00Z'),
  });
  await run('pause', 'drop');
  expect((await run('show', 'drop')).shown[0]).toMatchObject({ state: 'paused', nextRun: null });
  await run('resume', 'drop');
  await run('remove', 'drop');
  expect((await run('list')).shown.map(({ code }) => code)).not.toContain('drop');
  const { rows } = await app.services.stores.primaryPool.query(
    `select action from operator_change where subject = 'source' and subject_id = 'drop' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'pause', 'resume', 'delete']);
});

test.each([
  [['add', 'x', 'folder', '/etc'], /settings do not allow/],
  [['add', 'x', 'https', 'https://evil.example/'], /settings do not allow/],
  [['add', 'x', 'https', 'https://169.254.169.254/'], /settings do not allow/],
  [['add', 'x', 'https', 'https://data.example.org/', '--schedule', 'daily'], /cron line/],
  [['add', 'x', 'https', 'https://data.example.org/', '--zone', 'Mars'], /cron line/],
  [['add', 'x', 'nowhere'], /no connector nowhere/],
  [['show', 'nothing'], /no source nothing/],
  [['pause', 'nothing'], /no such source/],
])('DI-10 import sources %j is refused: %s', async (args, says) => {
  await expect(run(...args)).rejects.toThrow(says);
});

test('DI-10 the connectors that come with the site are listed, and one needs only a code', async () => {
  expect((await run('connectors')).shown).toHaveLength(11);
  await run('add', 'treasury', 'us-treasury-curve');
  const [shown] = (await run('show', 'treasury')).shown;
  expect(shown).toMatchObject({
    address: 'https://home.treasury.gov',
    schedule: '0 19 * * 1-5',
    state: 'on',
  });
  await run('remove', 'treasury');
});

test('DI-10 a source is run on the command line, and its failure is a sentence', async () => {
  await run('add', 'rates', 'https', `${replay.origin}/rates.csv`);
  expect((await run('run', 'rates')).said[0]).toMatch(/^batch \d+: 2 new, 0 changed/);
  expect((await run('run', 'rates')).said).toEqual(['nothing new']);
  await run('add', 'gone', 'https', `${replay.origin}/gone.csv`);
  await expect(run('run', 'gone')).rejects.toThrow(`127.0.0.1:${replay.port} returned status 404.`);
});

test('DI-10 an administrator adds a source in the browser, runs it and decides about what waits', async () => {
  const body = {
    code: 'prices',
    what: 'https',
    address: `${replay.origin}/ELM.csv`,
    venue: 'MISX',
    creates: true,
  };
  expect((await post('/api/operator/sources/', body)).statusCode).toBe(200);
  expect((await post('/api/operator/sources/', body)).json()).toMatchObject({ code: 'source_exists' });
  await post('/api/operator/sources/prices/run/', {});
  await doDueWork();
  const { source } = await page('prices/');
  expect(source).toMatchObject({
    state: 'manual',
    waiting: { reasons: expect.arrayContaining(['new_instrument']) },
    failure: null,
  });
  const messages = await app.services.stores.primaryPool.query(
    `select address, subject from outbound_message where subject like '%prices%'`,
  );
  expect(messages.rows).toEqual([
    { address: 'operator@demo.example', subject: 'Import source prices: confirmation needed' },
  ]);
  const discarded = await post(`/api/operator/source-runs/${source.waiting.batchId}/discard/`, {});
  expect(discarded.statusCode).toBe(200);
  expect((await page('prices/')).source.waiting).toBeNull();
});

test('DI-10 the settings of a source are changed, and what the form does not show stays', async () => {
  await run('add', 'daily', 'https', 'https://data.example.org/a.csv', '--days', 'dmy', '--accept', 'jump');
  const edited = {
    address: 'https://data.example.org/b.csv',
    schedule: '0 7 * * *',
    time_zone: 'UTC',
    max_rejected: '2,5',
  };
  expect((await post('/api/operator/sources/daily/', edited)).statusCode).toBe(200);
  const [shown] = (await run('show', 'daily')).shown;
  expect(shown).toMatchObject({
    address: 'https://data.example.org/b.csv',
    settings: { days: 'dmy', accept: ['jump'] },
    limits: { rejected: 0.025, changed: 0.05 },
  });
  const refused = await post('/api/operator/sources/daily/', {
    ...edited,
    address: 'ftp://data.example.org/',
  });
  expect(refused.json()).toMatchObject({ code: 'source_not_allowed' });
  expect((await post('/api/operator/sources/daily/', { ...edited, schedule: 'x' })).json()).toMatchObject({
    code: 'bad_schedule',
  });
});

test('DI-10 the page shows why a source failed; only administrators see or change sources', async () => {
  await run('add', 'missing', 'https', `${replay.origin}/missing.csv`);
  await expect(run('run', 'missing')).rejects.toThrow('404');
  const { sources } = await page();
  const missing = sources.find(({ code }: { code: string }) => code === 'missing');
  expect(missing).toMatchObject({ failures: 1, failure: { code: 'bad_status', details: { status: 404 } } });
  const html = (await app.get('/operator/sources/', 'operator')).body;
  expect(html).toContain('returned status 404.');
  expect((await app.get('/operator/sources/', 'paid')).statusCode).toBe(403);
  expect((await post('/api/operator/sources/missing/run/', {}, 'paid')).statusCode).toBe(403);
  expect((await app.get('/operator/sources/nothing/', 'operator')).statusCode).toBe(404);
});

test('DI-10 a form without script comes back to the page, with the reason where it was refused', async () => {
  const send = async (fields: Record<string, string>) =>
    app.http.inject({
      method: 'POST',
      url: '/api/operator/sources/',
      headers: {
        cookie: await app.cookieOf('operator'),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({ next: '/operator/sources/', ...fields }).toString(),
    });
  const good = {
    code: 'formed',
    what: 'fred-csv',
    values: 'DGS10, DGS2',
    max_rejected: '1',
    max_changed: '5',
  };
  expect((await send(good)).headers.location).toBe('/operator/sources/');
  expect((await send(good)).headers.location).toContain('/operator/sources/?refused=source_exists');
  expect((await page('formed/')).source).toMatchObject({
    what: 'fred-csv',
    form: { values: 'DGS10 DGS2' },
    state: 'on',
  });
});

test('DI-10 the schedule runs what is due, and sets the next time', async () => {
  const drop = join(folder, 'empty');
  await mkdir(drop);
  await run('add', 'empty', 'folder', drop, '--schedule', '* * * * *');
  await app.services.stores.primaryPool.query(
    `update data_source set next_at = '2026-06-30T18:00Z' where code = 'empty'`,
  );
  await doDueWork();
  const { source } = await page('empty/');
  expect(source).toMatchObject({ failure: null, failures: 0 });
  expect([source.lastRunAt, source.nextRunAt]).toEqual([expect.any(String), expect.any(String)]);
});
