import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTable } from './table-builder.ts';
import { createTableSnapshots } from './table-snapshots.server.ts';

const SHAPE = { facets: ['kind'], numbers: ['size'], codes: ['isin'] };
const TABLE = buildTable(
  SHAPE,
  Array.from({ length: 300 }, (_, at) => ({
    id: 7 * at + 1,
    facets: { kind: ['a', 'b', 'c'][at % 3] ?? null },
    numbers: { size: at % 5 === 0 ? null : at % 17 },
    codes: { isin: at % 4 === 0 ? null : `XS${at}` },
  })),
);
const NOW = new Date('2026-06-30T12:00:00Z');
const HOUR_MS = 3_600_000;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'basispoint-tables-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const openAt = (hours = 0, key: string | null = 'store one', leastRows = 1) =>
  createTableSnapshots({
    dir,
    leastRows,
    readKey: async () => key,
    clock: () => new Date(NOW.getTime() + hours * HOUR_MS),
  });

test('SF-09 a list that was written is read as it was, with its age', async () => {
  await openAt().write('bonds', SHAPE, TABLE);
  const { rowOf, ...columns } = TABLE;
  const read = await openAt(2).read('bonds', SHAPE);
  expect(read?.ageMs).toBe(2 * HOUR_MS);
  expect(read?.table).toMatchObject(columns);
  expect([...TABLE.ids, 2].map((id) => read?.table.rowOf.find(id))).toEqual(
    [...TABLE.ids, 2].map((id) => rowOf.find(id)),
  );
  expect(await readdir(dir)).toEqual(['bonds.table']);
});

test.each([
  { what: 'another store or program', open: () => openAt(0, 'store two'), shape: SHAPE },
  { what: 'a store that does not say which it is', open: () => openAt(0, null), shape: SHAPE },
  { what: 'other columns', open: () => openAt(), shape: { ...SHAPE, numbers: ['size', 'price'] } },
  { what: 'the day before yesterday', open: () => openAt(25), shape: SHAPE },
  { what: 'the future', open: () => openAt(-1), shape: SHAPE },
])('SF-09 a list of $what is not taken', async ({ open, shape }) => {
  await openAt().write('bonds', SHAPE, TABLE);
  expect(await open().read('bonds', shape)).toBeNull();
});

test('SF-09 a file that is cut, changed or none at all is no list', async () => {
  await openAt().write('bonds', SHAPE, TABLE);
  const path = join(dir, 'bonds.table');
  const whole = await readFile(path);
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(whole.length - 9) ^ 1, whole.length - 9);
  for (const damaged of [
    whole.subarray(0, 3),
    whole.subarray(0, whole.length - 5),
    changed,
    Buffer.from('x'),
  ]) {
    await writeFile(path, damaged);
    expect(await openAt().read('bonds', SHAPE)).toBeNull();
  }
  expect(await openAt().read('stocks', SHAPE)).toBeNull();
});

test('SF-09 small lists leave no file: they are read as fast', async () => {
  await openAt(0, 'store one', 301).write('small', SHAPE, TABLE);
  expect(await readdir(dir)).not.toContain('small.table');
});
