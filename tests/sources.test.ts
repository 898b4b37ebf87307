import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findSourceByCode } from '#ingest/sources/data-source.repository.ts';
import { decideRun, writeConfirmed } from '#ingest/sources/run/confirm-run.server.ts';
import { runSource } from '#ingest/sources/run/run-source.server.ts';
import type { SourceTools } from '#ingest/sources/run/source-tools.server.ts';
import { openDatabase, type Pooled } from '#platform/database/database.server.ts';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { Files } from '#platform/files/files.server.ts';
import { type ReplayServer, startReplay } from './replay/replay-server.ts';
import { addTestSource, testTools } from './replay/sources-for-tests.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

let scratch: NewDatabase;
let store: Pooled;
let folder: string;
let replay: ReplayServer;

beforeAll(async () => {
  scratch = await scratchDatabase();
  store = openDatabase(scratch.url);
  folder = await makeTemporaryFolder('basispoint-sources-');
  replay = await startReplay();
});
afterAll(async () => {
  await replay.stop();
  await store.database.destroy();
  await scratch.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  replay.answers.length = 0;
  replay.requests.length = 0;
});

const toolsOf = (changed: Partial<SourceTools> = {}) =>
  testTools(store.database, scratch.url, createDiskFileStore(join(folder, 'files')), changed);
const count = async (what: string): Promise<number> =>
  (await store.pool.query(`select count(*)::int as count from ${what}`)).rows[0].count;
const read = async (code: string) => {
  const source = await findSourceByCode(store.database, code);
  if (!source) throw new Error(code);
  return source;
};

const rates = (rows: readonly string[]) => `observation_date,TESTRATE\n${rows.join('\n')}\n`;
const serve = (body: string, request = '/rates.csv') => {
  replay.answers.splice(0, replay.answers.length, { request, body });
};

test('DI-10 a source takes what is new, remembers it with its batch, and sends its ETag again', async () => {
  serve(rates(['2026-06-01,4.1', '2026-06-02,4.2']));
  const code = await addTestSource(store.database, { code: 'rates', address: `${replay.origin}/rates.csv` });
  const first = await runSource(code, toolsOf());
  expect(first).toMatchObject({ kind: 'written', added: 2, changed: 0 });
  const batches = await count('import_batch');
  expect(await runSource(code, toolsOf())).toEqual({ kind: 'unchanged' });
  expect(await count('import_batch')).toBe(batches);
  expect(replay.requests.map(({ status }) => status)).toEqual([200, 304]);
  const { rows } = await store.pool.query(
    `select b.kind, b.actor, f.address from import_batch b join import_file f on f.batch_id = b.id order by b.id desc limit 1`,
  );
  expect(rows[0]).toEqual({ kind: 'schedule', actor: 'source rates', address: `${replay.origin}/rates.csv` });
  expect((await read(code)).state.bodies).toEqual({
    [`${replay.origin}/rates.csv`]: { etag: expect.any(String), sha256: expect.any(String) },
  });
});

test('DI-10 DI-07 where the batch is not written, nothing is remembered, and the next run fetches again', async () => {
  serve(rates(['2026-06-03,4.3']), '/lost.csv');
  const code = await addTestSource(store.database, { code: 'lost', address: `${replay.origin}/lost.csv` });
  const broken = createDiskFileStore(join(folder, 'files'));
  const failing = {
    ...broken,
    putStream: async () => {
      throw new Error('disk full');
    },
  };
  const outcome = await runSource(code, toolsOf({ store: failing }));
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: { code: 'fault', details: { error: 'disk full' } },
  });
  expect(await read(code)).toMatchObject({
    failures: 1,
    lastFailure: { code: 'fault' },
    state: { bodies: {} },
  });
  expect(await runSource(code, toolsOf())).toMatchObject({ kind: 'written', added: 1 });
  expect(await read(code)).toMatchObject({ failures: 0, lastFailure: null });
});

test('DI-10 a run beyond the limits waits, operators hear of it once, and a person decides', async () => {
  const days = Array.from({ length: 10 }, (_, day) => `2026-05-${String(day + 10)},3.${day}`);
  serve(rates(days), '/wait.csv');
  const code = await addTestSource(store.database, { code: 'wait', address: `${replay.origin}/wait.csv` });
  await runSource(code, toolsOf());
  const tools = toolsOf();
  const changed = days.map((row) => `${row}9`);
  serve(rates(changed), '/wait.csv');
  const waiting = await runSource(code, tools);
  expect(waiting).toMatchObject({ kind: 'waiting', reasons: ['changed'] });
  expect(await count(`reference_rate where percent::text like '3._9'`)).toBe(0);
  expect(await runSource(code, tools)).toEqual({ kind: 'unchanged' });
  serve(rates([...changed, '2026-05-30,3.5']), '/wait.csv');
  const second = await runSource(code, tools);
  expect(second).toMatchObject({ kind: 'waiting' });
  expect(tools.news).toEqual([
    { kind: 'waiting', source: 'wait', batchId: expect.any(Number), reasons: ['changed'] },
  ]);
  if (waiting.kind !== 'waiting' || second.kind !== 'waiting') throw new Error('both wait');

  const actor = { operatorId: null, at: tools.now };
  await decideRun(store.database, actor, waiting.batchId, false);
  await expect(decideRun(store.database, actor, waiting.batchId, true)).rejects.toMatchObject({
    code: 'not_found',
  });
  await decideRun(store.database, actor, second.batchId, true);
  const files = new Files(tools.store);
  const written = await writeConfirmed(second.batchId, {
    database: store.database,
    url: scratch.url,
    files,
    actor,
  });
  expect(await count(`reference_rate where percent::text like '3._9'`)).toBe(10);
  expect((await read(code)).lastBatchId).toBe(written);
  expect(
    await writeConfirmed(second.batchId, { database: store.database, url: scratch.url, files, actor }),
  ).toBeNull();
  const { rows } = await store.pool.query(
    `select action from operator_change where subject = 'source' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['discard', 'confirm']);
});

test('DI-10 after ten failures in a row a source stops with a reason, and operators hear of it once', async () => {
  const code = await addTestSource(store.database, { code: 'gone', address: `${replay.origin}/gone.csv` });
  await store.pool.query(`update data_source set is_on = true where code = 'gone'`);
  const tools = toolsOf();
  for (let run = 1; run <= 10; run++) await runSource(code, tools);
  expect(await read(code)).toMatchObject({
    failures: 10,
    isOn: false,
    nextAt: null,
    stoppedWhy: 'bad_status',
    lastFailure: { code: 'bad_status', details: { status: 404 } },
  });
  expect(tools.news).toEqual([{ kind: 'stopped', source: 'gone' }]);
});

test('DI-10 files of a folder are taken or refused, and the same content is not imported twice', async () => {
  const drop = join(folder, 'drop');
  await mkdir(drop);
  await writeFile(join(drop, 'rates.csv'), rates(['2026-04-01,2.1']));
  await writeFile(join(drop, 'notes.txt'), 'nothing that anybody knows\n');
  const code = await addTestSource(store.database, { code: 'drop', kind: 'folder', address: drop });
  const tools = toolsOf();
  const allowed = { ...tools, config: { ...tools.config, folders: [drop] } };
  expect(await runSource(code, tools)).toMatchObject({
    kind: 'failed',
    failure: { code: 'folder_not_allowed' },
  });
  expect(await runSource(code, allowed)).toMatchObject({ kind: 'waiting', reasons: ['unread_file'] });
  expect([await readdir(join(drop, 'taken')), await readdir(join(drop, 'refused'))]).toEqual([
    ['rates.csv'],
    ['notes.txt'],
  ]);
  await writeFile(join(drop, 'again.csv'), rates(['2026-04-01,2.1']));
  expect(await runSource(code, allowed)).toEqual({ kind: 'unchanged' });
  expect(await readdir(join(drop, 'taken'))).toEqual(['again.csv', 'rates.csv']);
});

test('DI-10 a source of the own network is refused unless the settings allow it, and nothing is sent', async () => {
  const code = await addTestSource(store.database, { code: 'own', address: `${replay.origin}/a.csv` });
  const tools = toolsOf();
  const closed = { ...tools, config: { ...tools.config, allowsPrivate: false } };
  expect(await runSource(code, closed)).toMatchObject({ kind: 'failed', failure: { code: 'not_https' } });
  await store.pool.query(`update data_source set address = 'https://[::ffff:10.0.0.1]/' where code = 'own'`);
  expect(await runSource(code, closed)).toMatchObject({
    kind: 'failed',
    failure: { code: 'private_address' },
  });
  expect(replay.requests).toEqual([]);
});

test('DI-10 two processes do not run one source at once', async () => {
  serve(rates(['2026-03-02,4.3']), '/once.csv');
  const code = await addTestSource(store.database, { code: 'once', address: `${replay.origin}/once.csv` });
  const outcomes = await Promise.all([runSource(code, toolsOf()), runSource(code, toolsOf())]);
  expect(outcomes.filter(({ kind }) => kind === 'written')).toHaveLength(1);
  expect(['busy', 'unchanged']).toContain(outcomes.find(({ kind }) => kind !== 'written')?.kind);
});
