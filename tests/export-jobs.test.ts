import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readExcelFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { tendExports } from '#platform/exports/tend-exports.server.ts';
import { writeExport } from '#platform/exports/write-export.server.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { atFullSpeed, slowDownExports } from './slow-exports.ts';
import { PATIENCE } from './wait-for.ts';

const START = new Date('2026-06-30T19:00:00Z');
const HOUR_MS = 3_600_000;

let app: TestApp;
let filesDir: string;
let stockId: number;
let total: number;
let now = START;

beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'basispoint-exports-'));
  app = await startTestApp({ background: true, config: { filesDir }, clock: () => now });
  await app.background?.started;
  const { rows } = await query<{ id: number; total: number }>(
    `select instrument_id as id, count(*)::int as total
       from daily_trading join listing on listing.id = listing_id
      where instrument_id = (select id from instrument where kind = 'stock' and string_id = 'norvik-steel') and venue_id = 1
      group by 1`,
  );
  [stockId, total] = [rows[0]?.id ?? 0, rows[0]?.total ?? 0];
});
afterAll(async () => {
  await app.close();
  await rm(filesDir, { recursive: true });
});
beforeEach(() => {
  now = START;
});
afterEach(async () => {
  await atFullSpeed(app.services.stores.primaryPool);
  await query('delete from export_job');
});

const query = <Row extends object>(statement: string, values: unknown[] = []) =>
  app.services.stores.primaryPool.query<Row>(statement, values);

async function post(url: string, payload: object, viewer: TestViewer = 'paid') {
  const headers = { cookie: await app.cookieOf(viewer) };
  return app.http.inject({ method: 'POST', url, headers, payload });
}
const prepare = (days = { from: '', to: '' }, viewer: TestViewer = 'paid') =>
  post(`/api/stocks/${stockId}/1/trading-export/`, { ...days, archive: true }, viewer);
const listed = async (viewer: TestViewer = 'paid'): Promise<ExportLine[]> =>
  (await app.get('/api/exports/', viewer)).json().files;
const stateOf = async (id: string) => (await listed()).find((file) => file.id === id)?.state;
const whenStateIs = (id: string, state: ExportLine['state']) =>
  vi.waitFor(async () => expect(await stateOf(id)).toBe(state), PATIENCE);
const whenWritten = (id: string) =>
  vi.waitFor(async () => {
    const file = (await listed()).find((one) => one.id === id);
    expect(file?.rows_written).toBeGreaterThan(0);
  }, PATIENCE);
const contents = async () =>
  (await readdir(filesDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

/** A row as a process left it, in nobody's queue. */
async function insert(
  its: { state?: string; tries?: number; createdAt?: Date; kind?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const { state = 'waiting', tries = 0, createdAt = now, kind = 'trading' } = its;
  const request = {
    stockId,
    venueId: 1,
    from: '1970-01-01',
    to: '2026-06-30',
    isArchive: true,
    language: 'eng',
    brand: 'basispoint',
    today: '2026-06-30',
    id,
  };
  await query(
    `insert into export_job (id, user_id, kind, request, title, file_name, state, rows_total, attempts, created_at, worker_id, heartbeat_at)
     select $1, id, $2, $3, 'Norvik Steel', 'norvik-steel.xlsx', $4, $5, $6, $7, $8, now() - interval '20 seconds'
       from site_user where email = 'paid@demo.example'`,
    [id, kind, request, state, total, tries, createdAt, state === 'running' ? randomUUID() : null],
  );
  return id;
}

test('CH-16 a table of more than 2,500 rows is prepared, counted while it is, reported, downloaded and put away', async () => {
  await slowDownExports(app.services.stores.primaryPool, 0.4);
  const requested = await prepare();
  expect(requested.statusCode).toBe(200);
  expect(requested.json()).toMatchObject({
    state: 'waiting',
    rows_total: total,
    rows_written: 0,
    created_at: '2026-06-30T22:00',
    expires_at: null,
    file_name: expect.stringMatching(/^norvik-steel_.*\.xlsx$/),
  });
  const { id } = requested.json();
  expect((await prepare()).json().id).toBe(id);
  await whenWritten(id);
  expect(await stateOf(id)).toBe('running');
  expect((await app.get('/api/user/state/', 'paid')).json().hasExports).toBe(true);
  expect((await app.get(`/files/exports/${id}/`, 'paid')).statusCode).toBe(404);
  await whenStateIs(id, 'ready');

  const [file] = await listed();
  expect(file).toMatchObject({ rows_written: total, is_seen: false, expires_at: '2026-07-01T22:00' });
  const download = await app.get(`/files/exports/${id}/`, 'paid', { accept: '*/*' });
  expect(download.statusCode).toBe(200);
  expect(Number(download.headers['content-length'])).toBe(file?.size);
  expect(download.headers['content-disposition']).toContain(file?.file_name);
  const [sheet] = await readExcelFile(download.rawPayload);
  expect(sheet?.data.filter(([day]) => (day as unknown) instanceof Date)).toHaveLength(total);

  const page = await app.get('/exports/', 'paid', { accept: 'text/html' });
  expect(page.body).toContain(`/files/exports/${id}/`);
  expect((await post(`/api/exports/${id}/seen/`, {})).statusCode).toBe(200);
  expect((await app.get('/api/user/state/', 'paid')).json().hasExports).toBe(false);
});

test('CH-16 the same file is written at once and in the background', async () => {
  const { id } = (await prepare({ from: '2020-01-01', to: '2026-06-01' })).json();
  await whenStateIs(id, 'ready');
  const prepared = await readExcelFile((await app.get(`/files/exports/${id}/`, 'paid')).rawPayload);
  const direct = await app.get(
    `/export/trading/${stockId}/1/?from=2020-01-01&to=2026-06-01&archive=1`,
    'paid',
  );
  expect(prepared).toEqual(await readExcelFile(direct.rawPayload));
});

test('CH-16 a file of someone else is not there, whatever is done to it', async () => {
  const { id } = (await prepare()).json();
  await whenStateIs(id, 'ready');
  for (const viewer of ['free', 'noexcel', 'operator'] as const) {
    expect(await listed(viewer)).toEqual([]);
    expect((await app.get(`/exports/?format=json`, viewer)).json().files).toEqual([]);
    expect((await app.get(`/files/exports/${id}/`, viewer)).statusCode).toBe(404);
    for (const action of ['cancel', 'seen'])
      expect((await post(`/api/exports/${id}/${action}/`, {}, viewer)).statusCode).toBe(404);
  }
  for (const path of ['/api/exports/', '/exports/?format=json', `/files/exports/${id}/`])
    expect((await app.get(path)).statusCode).toBe(401);
  expect(await stateOf(id)).toBe('ready');
});

test.each(['not-an-id', '1', '00000000-0000-4000-8000-000000000000'])(
  'CH-16 the id %s leads nowhere',
  async (id) => {
    expect((await app.get(`/files/exports/${id}/`, 'paid')).statusCode).toBe(404);
    expect((await post(`/api/exports/${id}/cancel/`, {})).statusCode).toBe(404);
  },
);

test('CH-16 a person has three files on their way at most, and twenty in 24 hours', async () => {
  for (let count = 0; count < 3; count++) await insert();
  const open = await prepare();
  expect([open.statusCode, open.json().code]).toEqual([429, 'too_many_open_exports']);
  await query('delete from export_job');
  for (let count = 0; count < 20; count++)
    await insert({ state: 'cancelled', createdAt: new Date(now.getTime() - 23 * HOUR_MS) });
  const day = await prepare();
  expect([day.statusCode, day.json().code]).toEqual([429, 'too_many_exports']);
  expect(Number(day.headers['retry-after'])).toBe(3_600);
  const atOnce = await Promise.all(
    [1, 2, 3, 4, 5].map((month) => {
      now = new Date(START.getTime() + 2 * HOUR_MS);
      return prepare({ from: `2010-0${month}-01`, to: '' });
    }),
  );
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429]);
});

test('CH-16 a file that is cancelled in the middle is given up, and nothing of it stays', async () => {
  // What the tests before requested is written to its end first.
  const isIncoming = ({ parentPath }: { parentPath: string }) => parentPath.endsWith('incoming');
  await vi.waitFor(async () => expect((await contents()).filter(isIncoming)).toEqual([]), PATIENCE);
  const before = await contents();
  await slowDownExports(app.services.stores.primaryPool, 1);
  const { id } = (await prepare()).json();
  await whenWritten(id);
  expect((await post(`/api/exports/${id}/cancel/`, {})).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('cancelled');
  await expect.poll(() => contents()).toEqual(before);
  expect((await app.get(`/files/exports/${id}/`, 'paid')).statusCode).toBe(404);
  expect((await app.get('/api/user/state/', 'paid')).json().hasExports).toBe(false);
});

test('CH-16 after 24 hours a file cannot be downloaded, and its content is deleted', async () => {
  const before = (await contents()).length;
  const { id } = (await prepare({ from: '2017-02-03', to: '' })).json();
  await whenStateIs(id, 'ready');
  expect(await contents()).toHaveLength(before + 1);
  now = new Date(START.getTime() + 24 * HOUR_MS - 1);
  expect((await app.get(`/files/exports/${id}/`, 'paid')).statusCode).toBe(200);
  now = new Date(START.getTime() + 24 * HOUR_MS);
  expect((await app.get(`/files/exports/${id}/`, 'paid')).statusCode).toBe(404);
  expect(await stateOf(id)).toBe('expired');
  await app.services.jobs.send(tendExports, {});
  await expect.poll(() => contents()).toHaveLength(before);
  now = new Date(START.getTime() + 8 * 24 * HOUR_MS);
  await app.services.jobs.send(tendExports, {});
  await expect.poll(() => listed()).toEqual([]);
});

test('CH-16 what a dead process was writing, and what fell out of the queue, is taken up again', async () => {
  const [dead, lost] = [
    await insert({ state: 'running' }),
    await insert({ createdAt: new Date(now.getTime() - HOUR_MS) }),
  ];
  await query(`update export_job set heartbeat_at = null where id = $1`, [lost]);
  await app.services.jobs.send(tendExports, {});
  await whenStateIs(dead, 'ready');
  await whenStateIs(lost, 'ready');
});

test('CH-16 an export that fails is tried again and fails for good after five tries', async () => {
  const [first, last] = [await insert({ kind: 'unknown' }), await insert({ kind: 'unknown', tries: 4 })];
  for (const exportId of [first, last]) await app.services.jobs.send(writeExport, { exportId });
  await whenStateIs(last, 'failed');
  await vi.waitFor(async () => {
    const { rows } = await query<{ state: string; tries: number }>(
      'select state, attempts as tries from export_job where id = $1',
      [first],
    );
    expect(rows[0]?.tries).toBeGreaterThan(1);
  }, PATIENCE);
  expect((await app.get('/api/user/state/', 'paid')).json().hasExports).toBe(true);
});

test('CH-16 whoever has lost the permission does not get the file that was prepared before', async () => {
  const { id } = (await prepare()).json();
  await whenStateIs(id, 'ready');
  const allow = (isAllowed: boolean) =>
    query(`update site_user set excel_export_access = $1 where email = 'paid@demo.example'`, [isAllowed]);
  await allow(false);
  await vi.waitFor(async () => {
    const refused = await app.get(`/files/exports/${id}/`, 'paid');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'access_denied_auth']);
  }, PATIENCE);
  await allow(true);
  await vi.waitFor(
    async () => expect((await app.get(`/files/exports/${id}/`, 'paid')).statusCode).toBe(200),
    PATIENCE,
  );
});
