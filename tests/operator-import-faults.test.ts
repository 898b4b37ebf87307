import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { hostileZip } from '../src/ingest/decode/archive/hostile-zip-for-tests.ts';
import { type ImportDesk, openImportDesk, PRICES } from './import-desk-for-tests.ts';
import { PATIENCE } from './wait-for.ts';

let app: TestApp;
let desk: ImportDesk;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'basispoint-imports-'));
  app = await startTestApp({ background: true, config: { filesDir } });
  await app.background?.started;
  desk = openImportDesk(app);
});
afterAll(async () => {
  await app.close();
  await rm(filesDir, { recursive: true, force: true });
});

test('DI-02 a check that is running can be stopped, and the draft is open again', async () => {
  const id = await desk.uploadAndRecognise({ 'POPLAR.DE.csv': PRICES });
  const blocking = await app.services.stores.primaryPool.connect();
  const versionOf = async () =>
    (await blocking.query('select xmin::text from import_draft where id = $1', [id])).rows[0].xmin;
  const afterBeat = async () => {
    const before = await versionOf();
    await vi.waitUntil(async () => (await versionOf()) !== before, PATIENCE);
  };
  try {
    // The check waits for the venues, and notes its progress meanwhile.
    await blocking.query('begin');
    await blocking.query('lock table venue_alias in access exclusive mode');
    await desk.post(`${id}/check/`, { creates: true });
    await afterBeat();
    expect(await desk.post(`${id}/stop/`)).toMatchObject({ status: 200 });
    await afterBeat();
    await afterBeat();
  } finally {
    await blocking.query('commit');
    blocking.release();
  }
  expect(await desk.untilState(id, 'open')).toMatchObject({ report: null, batchId: null });
  expect(await desk.pricesOf('POPLAR')).toEqual([]);
  await desk.writeDraft(id);
  expect(await desk.pricesOf('POPLAR')).toHaveLength(5);
});

test('DI-07 where the disk of the database is full, nothing is written, and the page says what to do', async () => {
  const { primaryPool } = app.services.stores;
  const id = await desk.uploadAndRecognise({ 'SPRUCE.DE.csv': PRICES });
  await desk.post(`${id}/check/`, { creates: true });
  const { digest } = await desk.untilState(id, 'checked');
  const count = async () =>
    (
      await primaryPool.query(
        `select (select count(*) from daily_trading)::int as days, (select count(*) from instrument)::int as instruments`,
      )
    ).rows;
  const before = await count();
  await primaryPool.query(
    `create function disk_is_full() returns trigger language plpgsql as $$ begin
       raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$;
     create trigger disk_is_full before insert on daily_trading execute function disk_is_full()`,
  );
  await desk.post(`${id}/confirm/`, { digest });
  const failed = await vi.waitUntil(async () => {
    const { draft } = await desk.read(`${id}/check/`);
    return draft.state === 'failed' && draft;
  }, PATIENCE);
  expect(failed.failure).toBe('disk_full');
  expect((await app.get(`/operator/imports/${id}/check/`, 'operator')).body).toContain(
    'The disk is full, and nothing was written. Free some space, then run the import again.',
  );
  expect(await count()).toEqual(before);
  await primaryPool.query('drop function disk_is_full() cascade');
  await desk.writeDraft(id);
  expect(await desk.pricesOf('SPRUCE')).toHaveLength(5);
});

const HEADER = 'Date,Open,High,Low,Close,Adj Close,Volume\n';
const manyFiles = Array.from({ length: 10_001 }, (_, at) => ({
  name: `${at}.csv`,
  content: Buffer.from(HEADER),
  method: 0,
}));

test('DI-13 hostile uploads are named with their reason, the others are written, and the site stays ready', async () => {
  const id = await desk.uploadAndRecognise({
    'bomb.zip': hostileZip([{ name: 'zeros.csv', content: Buffer.alloc(42_000), bytes: 2 ** 32 - 2 }]),
    'many.zip': hostileZip(manyFiles),
    'paths.zip': hostileZip([
      { name: '../../etc/x', content: Buffer.from(PRICES) },
      { name: 'LARCH.DE.csv', content: Buffer.from(PRICES) },
    ]),
    'old.xls': Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
    'empty.csv': '',
    'ROWAN.DE.csv': HEADER,
  });
  const { files } = await desk.read(`${id}/`);
  const reasons = files.map(({ name, recognised }: { name: string; recognised: Record<string, string> }) => [
    name,
    recognised.refusal ?? recognised.format,
  ]);
  expect(reasons.toSorted()).toEqual([
    ['LARCH.DE.csv', 'yahoo-daily'],
    ['ROWAN.DE.csv', 'yahoo-daily'],
    ['bomb.zip', 'unpacked_ratio'],
    ['empty.csv', 'empty'],
    ['many.zip', 'too_large'],
    ['old.xls', 'legacy_excel'],
  ]);
  await desk.writeDraft(id);
  expect(await desk.pricesOf('LARCH')).toHaveLength(5);
  expect((await app.get('/readyz')).statusCode).toBe(200);
});
