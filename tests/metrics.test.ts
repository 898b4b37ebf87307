import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/app-for-tests.server.ts';
import { watchStore } from '#app/health/watch-store.server.ts';
import { watchSurroundings } from '#app/health/watch-surroundings.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { openStores } from '#platform/database/stores.server.ts';
import { metrics } from '#platform/http/metrics.server.ts';

let app: TestApp;
let body: string;

const read = (sample: string, text = body): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

beforeAll(async () => {
  app = await startTestApp({ background: true, search: true });
  await app.background?.started;
  await app.services.stores.primaryPool.query(`
    insert into outbound_message (channel, address, text, state, created_at, expires_at) values
      ('mail', 'a@example.com', '', 'waiting', '2026-06-30T18:50:00Z', '2026-07-30'),
      ('mail', 'b@example.com', '', 'failed', '2026-06-30T18:00:00Z', '2026-07-30');
    insert into source (code, name) values ('fresh', 'Fresh') ;
    insert into data_source (code, source_id, kind, address, is_on, failures, last_ok_at)
      select 'daily', id, 'folder', 'in', true, 2, '2026-06-30T06:00:00Z' from source where code = 'fresh';
    insert into import_batch (source_id, status, kind, finished_at)
      select id, 'done', 'upload', '2026-06-30T07:00:00Z' from source where code = 'fresh';
    insert into import_batch (source_id, status, kind) select id, 'running', 'upload' from source where code = 'fresh';
    insert into import_batch (source_id, status, kind, failure)
      select id, 'failed', 'upload', 'interrupted' from source where code = 'fresh';
    insert into import_file (batch_id, position, name, sha256, bytes, records, accepted, rejected, last_day)
      select id, 1, 'days.csv', repeat('a', 64), 1, 9, 7, 2, '2026-06-29' from import_batch
       where status = 'done' and kind = 'upload'`);
  await app.get('/stocks/');
  await app.get('/api/no-such-thing/');
  ({ body } = await app.get('/metrics'));
});
afterAll(() => app.close());

test.each([
  ['basispoint_build_info{version="0.0.0"}', 1],
  ['basispoint_database_up', 1],
  ['basispoint_database_waiting{server="primary"}', 0],
  ['basispoint_outbox_messages{state="waiting"}', 1],
  ['basispoint_outbox_messages{state="failed"}', 1],
  ['basispoint_outbox_messages{state="held"}', 0],
  ['basispoint_outbox_oldest_seconds{state="waiting"}', 600],
  ['basispoint_imports{status="running"}', 1],
  ['basispoint_imports{status="failed"}', 1],
  ['basispoint_import_records_total{result="accepted"}', 7],
  ['basispoint_import_records_total{result="rejected"}', 2],
  ['basispoint_source_enabled{source="daily"}', 1],
  ['basispoint_source_failures{source="daily"}', 2],
  ['basispoint_source_last_success_timestamp_seconds{source="daily"}', Date.UTC(2026, 5, 30, 6) / 1000],
  ['basispoint_data_last_import_timestamp_seconds{publisher="fresh"}', Date.UTC(2026, 5, 30, 7) / 1000],
  ['basispoint_data_newest_day_timestamp_seconds{publisher="fresh"}', Date.UTC(2026, 5, 29) / 1000],
  ['basispoint_jobs{queue="run-import",state="failed"}', 0],
  ['basispoint_streams', 0],
  ['basispoint_list_stale{list="stocks"}', 0],
])('RU-05 the metrics have %s', (sample, value) => {
  expect(read(sample)).toBe(value);
});

test.each([
  'basispoint_database_bytes',
  'basispoint_disk_bytes{state="free"}',
  'basispoint_disk_bytes{state="total"}',
  'basispoint_list_rows{list="stocks"}',
  'basispoint_list_age_seconds{list="stocks"}',
  'basispoint_search_documents',
  'basispoint_search_age_seconds',
  'basispoint_cache_misses_total{cache="pages"}',
  'basispoint_http_request_duration_seconds_count{kind="page",route="/stocks/",method="GET",status="200"}',
  'basispoint_http_request_duration_seconds_count{kind="none",route="none",method="GET",status="404"}',
])('RU-05 the metrics count %s', (sample) => {
  expect(read(sample)).toBeGreaterThan(0);
});

test('RU-05 runs of jobs are counted by their result', async () => {
  const { jobs } = app.services;
  jobs.runs.set('example', { done: 3, failed: 1 });
  const { body: text } = await app.get('/metrics');
  expect(read('basispoint_job_runs_total{job="example",result="done"}', text)).toBe(3);
  expect(read('basispoint_job_runs_total{job="example",result="failed"}', text)).toBe(1);
});

test('RU-05 an administrator reads the same in words, what is wrong first', async () => {
  const { findings, publishers, sources, version } = (
    await app.get('/operator/health/?format=json', 'operator')
  ).json();
  const states: string[] = findings.map(({ state }: { state: string }) => state);
  const order = ['problem', 'warning', 'ok'];
  expect(states).toEqual(states.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  const stateOf = (code: string) => findings.find((each: { code: string }) => each.code === code)?.state;
  expect(
    ['data_failing', 'imports_failed', 'outbox_failed', 'clock_wrong', 'search_ok', 'schema_ok'].map(stateOf),
  ).toEqual(['warning', 'warning', 'warning', 'problem', 'ok', 'ok']);
  expect(publishers).toContainEqual({
    publisher: 'fresh',
    importedAt: '2026-06-30T10:00',
    newestDay: '2026-06-29',
  });
  expect(publishers).toContainEqual(
    expect.objectContaining({ publisher: 'demo', newestDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
  );
  expect(sources).toEqual([{ source: 'daily', state: 'on', lastOkAt: '2026-06-30T09:00', failures: 2 }]);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const { body: german } = await app.get('/deu/operator/health/', 'operator');
  expect(german).toContain('Fehlgeschlagene oder angehaltene Quellen: 1.');
});

test('RU-05 every metric of the site is documented, and each that is documented exists', async () => {
  const documented = new Set(
    (await readFile('docs/operations.md', 'utf8'))
      .match(/basispoint_[a-z_]+/g)
      ?.map((name) => name.replace(/_(bucket|count|sum)$/, '')),
  );
  const known = new Set(body.match(/(?<=^# TYPE )basispoint_[a-z_]+/gm));
  expect([...known].filter((name) => !documented.has(name))).toEqual([]);
  expect([...documented].filter((name) => !known.has(name))).toEqual([]);
});

test('RU-05 a replica that does not answer is down, and the others have their lag', async () => {
  const { host } = new URL(app.databaseUrl);
  const gone = 'postgres://127.0.0.1:1/none';
  const stores = openStores(app.databaseUrl, { replicaUrls: [app.databaseUrl, gone] });
  try {
    watchSurroundings({ stores, config: app.services.config });
    const text = await metrics.metrics();
    expect(read(`basispoint_replica_up{replica="${host}"}`, text)).toBe(1);
    expect(read(`basispoint_replica_lag_bytes{replica="${host}"}`, text)).toBeGreaterThanOrEqual(0);
    expect(read('basispoint_replica_up{replica="127.0.0.1:1"}', text)).toBe(0);
    expect(read('basispoint_replica_lag_bytes{replica="127.0.0.1:1"}', text)).toBeUndefined();
  } finally {
    watchSurroundings(app.services);
    await stores.close();
  }
});

test('RU-05 while the database is away the metrics say so and invent nothing', async () => {
  const { database } = openDatabase('postgres://127.0.0.1:1/none');
  try {
    watchStore(database, () => new Date());
    const text = await metrics.metrics();
    expect(read('basispoint_database_up', text)).toBe(0);
    expect(text).not.toMatch(/^basispoint_(outbox|jobs|imports|source)[a-z_]*\{/m);
  } finally {
    watchStore(app.services.stores.primary, app.services.clock);
    await database.destroy();
  }
});
