import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const ISIN = 'RU000A0JVBS1';
/** Start, day and amount; the last one is set later. */
const COUPONS = [
  ['2025-06-25', '2025-12-24', 58.59],
  ['2025-12-24', '2026-06-24', 50],
  ['2026-06-24', '2026-12-23', 45],
  ['2026-12-23', '2027-06-23', null],
] as const;
const FILE = {
  amortizations: {
    columns: ['isin', 'name', 'secid', 'amortdate', 'facevalue', 'valueprc', 'value'],
    data: [[ISIN, 'Рябина', ISIN, '2027-06-23', 1_000, 100, 1_000]],
  },
  coupons: {
    columns: [
      'isin',
      'name',
      'secid',
      'coupondate',
      'recorddate',
      'startdate',
      'facevalue',
      'value',
      'valueprc',
    ],
    data: COUPONS.map(([start, day, amount]) => [
      ISIN,
      'Рябина',
      ISIN,
      day,
      null,
      start,
      1_000,
      amount,
      null,
    ]),
  },
};

let app: TestApp;
let folder: string;
let path: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await makeTemporaryFolder('basispoint-coupons-');
  const file = join(folder, `${ISIN}.json`);
  await writeFile(file, JSON.stringify(FILE));
  await runCommand(app, ['import', 'add', file, '--venue', 'MISX', '--create', '--yes', '--json']);
  const { rows } = await sql<{ stringId: string }>`
    select string_id as "stringId" from instrument where isin = ${ISIN}`.execute(app.services.stores.primary);
  path = `/bonds/${rows[0]?.stringId}/`;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const readPage = async (query = '') =>
  JSON.parse((await app.get(`${path}?format=json${query}`, 'paid')).body);

test('EP-01 the schedule of a bond is the one of its file, and an amount that nobody named is unknown', async () => {
  const page = await readPage();
  expect(page.failed).toEqual([]);
  const rows: { date: string; kind: string; amount: number | null }[] = page.blocks.schedule.rows;
  expect(rows.map(({ date, kind, amount }) => [date, kind, amount])).toEqual([
    ...COUPONS.map(([, day, amount]) => [day, 'coupon', amount]),
    ['2027-06-23', 'maturity', 1_000],
  ]);
});

test('EP-01 accrued interest and the next coupon follow the file', async () => {
  const { paramsTable } = await readPage();
  const values = new Map(paramsTable.map((row: { name: string; value: unknown }) => [row.name, row.value]));
  expect(values.get('next_coupon_on')).toBe('2026-12-23');
  expect(values.get('next_coupon')).toBe(45);
  expect(values.get('accrued')).toBeCloseTo((45 * 6) / 182, 6);
});

test('DI-09 the sources of its terms and coupons are its file', async () => {
  const sources = path.replace('/bonds/', '/sources/bonds/');
  const { rows } = JSON.parse((await app.get(`${sources}?format=json`)).body);
  const filesOf = (record: string) => rows.find((row: { record: string }) => row.record === record)?.files;
  expect(filesOf('coupon')).toEqual([expect.stringContaining(`${ISIN}.json`)]);
  expect(filesOf('redemption')).toEqual([expect.stringContaining(`${ISIN}.json`)]);
  const { body } = await app.get(`${path}explain/accrued/?format=json`, 'paid');
  expect(body).toContain(`${ISIN}.json`);
});
