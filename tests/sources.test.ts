import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findSourceByCode } from '#ingest/sources/data-source.repository.ts';
import { decideRun, writeConfirmed } from '#ingest/sources/run/confirm-run.server.ts';
import { runSource } from '#ingest/sources/run/run-source.server.ts';
import { Files } from '#platform/files/files.server.ts';
import { addTestSource, openSourceStore } from './replay/sources-for-tests.ts';

const here = openSourceStore();

beforeEach(() => {
  here.replay.answers.length = 0;
  here.replay.requests.length = 0;
});

const count = async (what: string): Promise<number> =>
  (await here.pool.query(`select count(*)::int as count from ${what}`)).rows[0].count;
const read = async (code: string) => {
  const source = await findSourceByCode(here.database, code);
  if (!source) throw new Error(code);
  return source;
};

const rates = (rows: readonly string[]) => `observation_date,TESTRATE\n${rows.join('\n')}\n`;
const serve = (body: string, request = '/rates.csv') => {
  here.replay.answers.splice(0, here.replay.answers.length, { request, body });
};

test('DI-10 a source takes what is new, remembers it with its batch, and sends its ETag again', async () => {
  serve(rates(['2026-06-01,4.1', '2026-06-02,4.2']));
  const code = await addTestSource(here.database, {
    code: 'rates',
    address: `${here.replay.origin}/rates.csv`,
  });
  const first = await runSource(code, here.tools());
  expect(first).toMatchObject({ kind: 'written', added: 2, changed: 0 });
  const batches = await count('import_batch');
  expect(await runSource(code, here.tools())).toEqual({ kind: 'unchanged' });
  expect(await count('import_batch')).toBe(batches);
  expect(here.replay.requests.map(({ status }) => status)).toEqual([200, 304]);
  const { rows } = await here.pool.query(
    `select b.kind, b.actor, f.address from import_batch b join import_file f on f.batch_id = b.id order by b.id desc limit 1`,
  );
  expect(rows[0]).toEqual({
    kind: 'schedule',
    actor: 'source rates',
    address: `${here.replay.origin}/rates.csv`,
  });
  expect((await read(code)).state.bodies).toEqual({
    [`${here.replay.origin}/rates.csv`]: { etag: expect.any(String), sha256: expect.any(String) },
  });
});

test.each([
  { why: 'of a fault', error: { code: 'EIO' }, failure: 'fault', day: '2026-06-03' },
  { why: 'the disk is full', error: { code: 'ENOSPC' }, failure: 'disk_full', day: '2026-06-04' },
])(
  'DI-10 DI-07 where a batch is not written because $why, nothing is remembered, and the next run fetches again',
  async ({ error, failure, day }) => {
    const path = `/${failure}.csv`;
    serve(rates([`${day},4.3`]), path);
    const code = await addTestSource(here.database, {
      code: failure.replace('_', '-'),
      address: `${here.replay.origin}${path}`,
    });
    const failing = {
      ...here.tools().store,
      putStream: async () => {
        throw Object.assign(new Error('not written'), error);
      },
    };
    const outcome = await runSource(code, here.tools({ store: failing }));
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: failure } });
    expect(await count(`reference_rate where day = '${day}'`)).toBe(0);
    expect(await read(code)).toMatchObject({
      failures: 1,
      lastFailure: { code: failure },
      state: { bodies: {} },
    });
    expect(await runSource(code, here.tools())).toMatchObject({ kind: 'written', added: 1 });
    expect(await read(code)).toMatchObject({ failures: 0, lastFailure: null });
  },
);

test('DI-10 a run beyond the limits waits, operators hear of it once, and a person decides', async () => {
  const days = Array.from({ length: 10 }, (_, day) => `2026-05-${String(day + 10)},3.${day}`);
  serve(rates(days), '/wait.csv');
  const code = await addTestSource(here.database, {
    code: 'wait',
    address: `${here.replay.origin}/wait.csv`,
  });
  await runSource(code, here.tools());
  const tools = here.tools();
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
  await decideRun(here.database, actor, waiting.batchId, false);
  await expect(decideRun(here.database, actor, waiting.batchId, true)).rejects.toMatchObject({
    code: 'not_found',
  });
  await decideRun(here.database, actor, second.batchId, true);
  const files = new Files(tools.store);
  const confirming = { database: here.database, url: here.url, files, actor, config: tools.config };
  const written = await writeConfirmed(second.batchId, confirming);
  expect(await count(`reference_rate where percent::text like '3._9'`)).toBe(10);
  expect((await read(code)).lastBatchId).toBe(written);
  expect(await writeConfirmed(second.batchId, confirming)).toBeNull();
  const { rows } = await here.pool.query(
    `select action from operator_change where subject = 'source' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['discard', 'confirm']);
});

test('DI-10 after ten failures in a row a source stops with a reason, and operators hear of it once', async () => {
  const code = await addTestSource(here.database, {
    code: 'gone',
    address: `${here.replay.origin}/gone.csv`,
  });
  await here.pool.query(`update data_source set is_on = true where code = 'gone'`);
  const tools = here.tools();
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
  const drop = join(here.folder, 'drop');
  await mkdir(drop);
  await writeFile(join(drop, 'rates.csv'), rates(['2026-04-01,2.1']));
  await writeFile(join(drop, 'notes.txt'), 'nothing that anybody knows\n');
  const code = await addTestSource(here.database, { code: 'drop', kind: 'folder', address: drop });
  const tools = here.tools();
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
  const code = await addTestSource(here.database, { code: 'own', address: `${here.replay.origin}/a.csv` });
  const tools = here.tools();
  const closed = { ...tools, config: { ...tools.config, allowsPrivate: false } };
  expect(await runSource(code, closed)).toMatchObject({ kind: 'failed', failure: { code: 'not_https' } });
  await here.pool.query(`update data_source set address = 'https://[::ffff:10.0.0.1]/' where code = 'own'`);
  expect(await runSource(code, closed)).toMatchObject({
    kind: 'failed',
    failure: { code: 'private_address' },
  });
  expect(here.replay.requests).toEqual([]);
});

test('DI-10 two processes do not run one source at once', async () => {
  serve(rates(['2026-03-02,4.3']), '/once.csv');
  const code = await addTestSource(here.database, {
    code: 'once',
    address: `${here.replay.origin}/once.csv`,
  });
  const outcomes = await Promise.all([runSource(code, here.tools()), runSource(code, here.tools())]);
  expect(outcomes.filter(({ kind }) => kind === 'written')).toHaveLength(1);
  expect(['busy', 'unchanged']).toContain(outcomes.find(({ kind }) => kind !== 'written')?.kind);
});
