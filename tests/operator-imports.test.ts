import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resumeDrafts } from '#ingest/drafts/draft-jobs.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { type ImportDesk, openImportDesk, PRICES } from './import-desk-for-tests.ts';
import { PATIENCE } from './wait-for.ts';

let app: TestApp;
let desk: ImportDesk;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'basispoint-imports-'));
  app = await startTestApp({ background: true, config: { filesDir, largestFileBytes: 20_000 } });
  await app.background?.started;
  desk = openImportDesk(app);
});
afterAll(async () => {
  await app.close();
  await rm(filesDir, { recursive: true, force: true });
});

const actionsOn = async (subject: string, id: number | string) =>
  (
    await app.services.stores.primaryPool.query(
      'select action from operator_change where subject = $1 and subject_id = $2 order by id',
      [subject, String(id)],
    )
  ).rows.map(({ action }) => action);

test('DI-02 an administrator uploads, checks, confirms and undoes an import, and each step is audited', async () => {
  const id = await desk.uploadAndRecognise({ 'LINDEN.DE.csv': PRICES });
  const { files } = await desk.read(`${id}/`);
  expect(files).toMatchObject([
    {
      name: 'LINDEN.DE.csv',
      recognised: { format: 'yahoo-daily', delimiter: ',', records: 6, refusal: null },
    },
  ]);
  expect(files[0].recognised.reasons.length).toBeGreaterThan(0);

  await desk.post(`${id}/check/`, {});
  const held = await desk.untilState(id, 'checked');
  expect(held.report.findings).toContainEqual(
    expect.objectContaining({ rule: 'unknown_instrument', severity: 'hold' }),
  );

  await desk.post(`${id}/check/`, { creates: true });
  const draft = await desk.untilState(id, 'checked');
  expect(draft.report.records).toContainEqual({
    record: 'price',
    added: 5,
    changed: 0,
    same: 0,
    notTaken: 1,
    skipped: 0,
  });
  expect(draft.report.findings).toContainEqual(
    expect.objectContaining({ rule: 'ohlc', severity: 'reject', count: 1 }),
  );
  expect(await desk.pricesOf('LINDEN')).toEqual([]);

  expect((await desk.post(`${id}/confirm/`, { digest: 'f'.repeat(64) })).status).toBe(409);
  expect((await desk.post(`${id}/confirm/`, { digest: draft.digest })).status).toBe(200);
  const { batchId } = await desk.untilState(id, 'done');
  expect(await desk.pricesOf('LINDEN')).toEqual([
    { day: '2024-03-04', close: 11 },
    { day: '2024-03-05', close: 12 },
    { day: '2024-03-07', close: 13 },
    { day: '2024-03-08', close: 14 },
    { day: '2024-03-11', close: 15 },
  ]);

  const page = await desk.read(`batches/${batchId}/`);
  expect(page.records).toContainEqual({ record: 'price', added: 5, changed: 0, removed: 0 });
  expect(page.things).toContainEqual(expect.objectContaining({ path: expect.stringMatching(/^\/stocks\//) }));
  expect(page.files).toMatchObject([{ name: 'LINDEN.DE.csv', rejected: 1, listed: 1 }]);
  const rejected = await app.get(`/operator/imports/batches/${batchId}/rejected/0/`, 'operator');
  expect(rejected.headers['content-disposition']).toContain('LINDEN.DE.csv');
  expect(rejected.body).toMatch(
    /^#line,#rule,#message,Date,Open.*\n4,ohlc,.*2024-03-06,12,14,11,99,13,300\n$/s,
  );

  expect((await desk.post(`batches/${batchId}/undo/`, {})).status).toBe(200);
  await vi.waitFor(async () => {
    expect((await desk.read(`batches/${batchId}/`)).batch.status).toBe('undone');
  }, PATIENCE);
  expect(await desk.pricesOf('LINDEN')).toEqual([]);
  expect(await actionsOn('import-draft', id)).toEqual(['open', 'check', 'check', 'confirm']);
  expect(await actionsOn('import', batchId)).toEqual(['add', 'undo']);
});

test('DI-02 what changes is listed old and new, the largest change first, and can be filtered and downloaded', async () => {
  await desk.writeDraft(await desk.uploadAndRecognise({ 'ROWAN.DE.csv': PRICES }));
  const changed = PRICES.replace('9,11,11,', '9,11.5,11,').replace('10,12,12,', '10,10.2,12,');
  const id = await desk.uploadAndRecognise({ 'ROWAN.DE.csv': changed });
  await desk.post(`${id}/check/`, {});
  await desk.untilState(id, 'checked');
  const { changes, counts, series } = await desk.read(`${id}/difference/`);
  expect(counts).toEqual({ changed: 2, new: 0 });
  expect(changes).toMatchObject([
    { about: '2024-03-05', fields: [['last_price', '12', '10.2']], change: 0.15 },
    { about: '2024-03-04', fields: [['last_price', '11', '11.5']] },
  ]);
  expect(series).toEqual([
    {
      subject: 'ROWAN XETR',
      points: [
        ['2024-03-04', 11, 11.5],
        ['2024-03-05', 12, 10.2],
        ['2024-03-07', 13, 13],
        ['2024-03-08', 14, 14],
        ['2024-03-11', 15, 15],
      ],
    },
  ]);
  const none = await app.get(`/operator/imports/${id}/difference/?format=json&subject=oak`, 'operator');
  expect(none.json().changes).toEqual([]);
  const csv = await app.get(`/operator/imports/${id}/difference/file/?subject=rowan`, 'operator');
  expect(csv.body).toContain('changed,price,ROWAN XETR,2024-03-05,last_price,12,10.2,0.15');
});

test('DI-02 where the store changed after the check, nothing is written and the new difference is shown', async () => {
  const id = await desk.uploadAndRecognise({ 'ALDER.DE.csv': PRICES });
  await desk.post(`${id}/check/`, { creates: true });
  const { digest } = await desk.untilState(id, 'checked');
  await desk.writeDraft(
    await desk.uploadAndRecognise({ 'ALDER.DE.csv': PRICES.replace('9,11,11,', '9,11.5,11,') }),
  );
  expect((await desk.post(`${id}/confirm/`, { digest })).status).toBe(200);
  const draft = await desk.untilState(id, 'checked');
  expect(draft).toMatchObject({ hasChanged: true, batchId: null });
  expect(draft.digest).not.toBe(digest);
  expect(draft.report.records).toContainEqual({
    record: 'price',
    added: 0,
    changed: 1,
    same: 4,
    notTaken: 1,
    skipped: 0,
  });
});

test('DI-02 an undo is refused where a later import changed the same rows, and names it', async () => {
  const first = await desk.writeDraft(await desk.uploadAndRecognise({ 'BIRCH.DE.csv': PRICES }));
  const later = await desk.writeDraft(
    await desk.uploadAndRecognise({ 'BIRCH.DE.csv': PRICES.replace('9,11,11,', '9,11.5,11,') }),
  );
  await desk.post(`batches/${first}/undo/`, {});
  await vi.waitFor(async () => {
    const { batch } = await desk.read(`batches/${first}/`);
    expect(batch.undo).toEqual({ state: 'refused', batches: [later] });
  }, PATIENCE);
});

test('DI-02 columns are mapped with a typed preview, and a recipe reads the next such file by itself', async () => {
  const table = 'who;when;end price\nELM;01/02/2024;10,5\nELM;13/02/2024;11\n';
  const id = await desk.uploadAndRecognise({ 'export.txt': table });
  const page = await desk.read(`${id}/files/0/`);
  expect(page.recognised).toMatchObject({
    format: null,
    delimiter: ';',
    header: ['who', 'when', 'end price'],
  });
  const mapping = {
    format: 'any-table',
    record: 'price',
    mappedAs: 'price',
    dayOrder: 'dmy',
    decimal: ',',
    venue: 'xetr',
    column_0: 'ticker',
    column_1: 'day',
    column_2: 'close',
  };
  const { preview } = await desk.post(`${id}/files/0/preview/`, mapping);
  expect(preview.rows).toMatchObject([
    { line: 2, values: { ticker: 'ELM', day: '2024-02-01', close: '10.5' }, fault: null },
    { line: 3, values: { day: '2024-02-13', close: '11' } },
  ]);
  const wrong = await desk.post(`${id}/files/0/preview/`, { ...mapping, dayOrder: 'mdy' });
  expect(wrong.preview.rows[1]).toMatchObject({ fault: { rule: 'not_a_day', value: '13/02/2024' } });

  expect((await desk.post(`${id}/files/0/`, { ...mapping, step: 'recipe', recipe: 'Bad name' })).status).toBe(
    400,
  );
  const saved = await desk.post(`${id}/files/0/`, { ...mapping, step: 'recipe', recipe: 'elm-prices' });
  expect(saved.status).toBe(200);
  await desk.untilState(id, 'open');
  expect(await actionsOn('recipe', 'elm-prices')).toEqual(['create']);
  await desk.writeDraft(id);
  expect(await desk.pricesOf('ELM')).toEqual([
    { day: '2024-02-01', close: 10.5 },
    { day: '2024-02-13', close: 11 },
  ]);

  const next = await desk.uploadAndRecognise({ 'next.txt': table.replaceAll('2024', '2025') });
  const [file] = (await desk.read(`${next}/`)).files;
  expect(file.recognised).toMatchObject({
    format: 'any-table',
    reasons: [{ code: 'recipe', details: { recipe: 'elm-prices' } }],
  });
});

test('DI-02 a file that cannot be read is named with its reason, and does not stop the others', async () => {
  const id = await desk.uploadAndRecognise({ 'empty.csv': '', 'HAZEL.DE.csv': PRICES });
  const { files } = await desk.read(`${id}/`);
  expect(files).toMatchObject([
    { name: 'empty.csv', recognised: { refusal: 'empty' } },
    { name: 'HAZEL.DE.csv', recognised: { format: 'yahoo-daily' } },
  ]);
  await desk.writeDraft(id);
  expect(await desk.pricesOf('HAZEL')).toHaveLength(5);
});

test('DI-02 a file above the limit, and a form without files, are refused with a label', async () => {
  const large = await desk.upload({ 'large.csv': 'x'.repeat(20_001) });
  expect([large.statusCode, large.json().code]).toEqual([413, 'upload_too_large']);
  const none = await desk.upload({});
  expect([none.statusCode, none.json().code]).toEqual([400, 'no_files']);
  const form = await desk.upload({ 'large.csv': 'x'.repeat(20_001) }, 'operator', 'text/html');
  expect(form.headers.location).toBe('/operator/imports/?refused=upload_too_large');
});

test('DI-02 only an administrator uploads, and a discarded draft is gone', async () => {
  expect((await desk.upload({ 'a.csv': PRICES }, 'paid')).statusCode).toBe(403);
  const form = await desk.upload({ 'ASH.DE.csv': PRICES }, 'operator', 'text/html');
  expect(form.statusCode).toBe(303);
  const id = Number(/\/operator\/imports\/(\d+)\//.exec(String(form.headers.location))?.[1]);
  await desk.untilState(id, 'open');
  expect((await desk.post(`${id}/discard/`)).status).toBe(200);
  expect((await app.get(`/operator/imports/${id}/`, 'operator')).statusCode).toBe(404);
});

test('DI-02 a check that a stopped process left is taken up by the next one', async () => {
  const id = await desk.uploadAndRecognise({ 'MAPLE.DE.csv': PRICES });
  const { jobs, stores, log } = app.services;
  await stores.primaryPool.query(`update import_draft set state = 'checking', creates = true where id = $1`, [
    id,
  ]);
  await resumeDrafts(jobs.send, stores.primary, log);
  const draft = await desk.untilState(id, 'checked');
  expect(draft.report.records).toContainEqual({
    record: 'price',
    added: 5,
    changed: 0,
    same: 0,
    notTaken: 1,
    skipped: 0,
  });
});
