import { expect, test } from 'vitest';
import type { PriceRecord } from '#domain/import/records.ts';
import { DEFAULT_CHECKS } from '../checks/check-settings.ts';
import { fileOf, importFiles } from './import-for-tests.server.ts';
import type { RunFile } from './run-file.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { undoBatch } from './undo.server.ts';

const store = openTestStore();

const price = (ticker: string, day: string, last: string): PriceRecord => ({
  type: 'price',
  subject: { mic: 'XTST', ticker },
  day,
  last,
});
const weekOf = (ticker: string, ...prices: string[]) =>
  prices.map((last, at) => price(ticker, `2024-04-0${at + 1}`, last));

/** A file that counts how often it is read. */
function countedFile(name: string, records: readonly PriceRecord[], changed: Partial<RunFile> = {}) {
  const { read, ...file } = fileOf(name, records, { reading: 'as it is', ...changed });
  let times = 0;
  const counted: RunFile = {
    ...file,
    read: () => {
      times++;
      return read();
    },
  };
  return { file: counted, times: () => times };
}

const BUILD = { build: 'this one' };
const days = (run: Awaited<ReturnType<typeof importFiles>>) => {
  const found = run.difference.tables.find(({ table }) => table === 'daily_trading');
  return found && [found.added, found.changed, found.same];
};

test('DI-07 the same file again is not read where nothing has changed, and is reported as if it were', async () => {
  const { file, times } = countedFile('ALP.csv', weekOf('ALP', '10', '10.5', '30'));
  const first = await importFiles(store.url, [file], BUILD);
  expect([days(first), times()]).toEqual([[3, 0, 0], 1]);
  for (const _ of [1, 2]) {
    const again = await importFiles(store.url, [file], BUILD);
    expect([days(again), times()]).toEqual([[0, 0, 3], 1]);
    expect(again.run.reports).toEqual(first.run.reports);
    expect(again.run.findings.byRule()).toEqual(first.run.findings.byRule());
    const { rows } = await store.client.query(
      `select f.name, f.accepted::int, count(r.line)::int as listed from import_file f left join import_rejection r on r.file_id = f.id
        where f.batch_id = $1 group by 1, 2`,
      [again.batchId],
    );
    expect(rows).toEqual([{ name: 'ALP.csv', accepted: 3, listed: 1 }]);
  }
});

test('DI-07 the outcome of the same file read again is the same as the stored one', async () => {
  const { file, times } = countedFile('SAM.csv', weekOf('SAM', '10', '25', '11', '26'));
  await importFiles(store.url, [file], BUILD);
  const stored = await importFiles(store.url, [file], BUILD);
  const read = await importFiles(store.url, [file]);
  expect(times()).toBe(2);
  expect(stored.difference).toMatchObject({ tables: read.difference.tables, digest: read.difference.digest });
  expect(stored.run.reports).toEqual(read.run.reports);
  expect(stored.run.findings.listed()).toEqual(read.run.findings.listed());
});

const CHANGES: readonly (readonly [string, (batchId: number) => Promise<unknown>, readonly number[]])[] = [
  [
    'an undo',
    (batchId) => undoBatch(store.client, batchId, { actor: 'test', actorId: null, keepsLater: false }),
    [2, 0, 0],
  ],
  [
    'another import',
    () => importFiles(store.url, [fileOf('other.csv', [price('CHG', '2024-04-01', '10.1')])]),
    [0, 1, 1],
  ],
  [
    'a change by hand',
    () => store.client.query(`update daily_trading set last_price = 9.9 where last_price = 10.25`),
    [0, 1, 1],
  ],
  ['a removal by hand', () => store.client.query('truncate daily_trading'), [2, 0, 0]],
  [
    'a change of reference data',
    () => store.client.query(`update venue set position = position where mic = 'XTST'`),
    [0, 0, 2],
  ],
];

test.each(CHANGES)(
  'DI-07 after %s, the same file is read and compared again',
  async (what, change, expected) => {
    const { file, times } = countedFile(`${what}.csv`, weekOf('CHG', '10', '10.25'));
    const { batchId } = await importFiles(store.url, [file], BUILD);
    await importFiles(store.url, [file], BUILD);
    expect(times()).toBe(1);
    await change(batchId);
    expect(days(await importFiles(store.url, [file], BUILD))).toEqual(expected);
    expect(times()).toBe(2);
  },
);

test('DI-07 a change that was not committed when the file was compared lets it be read again', async () => {
  const { file, times } = countedFile('OPN.csv', weekOf('OPN', '10', '10.25'));
  await importFiles(store.url, [file]);
  await store.client.query('begin');
  await store.client.query(`update daily_trading set last_price = 9.9 where last_price = 10.25`);
  await importFiles(store.url, [file], BUILD);
  await store.client.query('commit');
  expect(days(await importFiles(store.url, [file], BUILD))).toEqual([0, 1, 1]);
  expect(times()).toBe(3);
});

test.each([
  ['by another build', { build: 'another one' }, {}],
  ['with permission to create', { creates: false }, {}],
  ['by other checks', {}, { checks: { ...DEFAULT_CHECKS, jumpTimes: 3 } }],
  ['in another way', {}, { reading: 'otherwise' }],
] as const)('DI-07 what was found %s counts for that only', async (_, options, changed) => {
  const records = weekOf('WAY', '10', '10.25');
  const first = countedFile('WAY.csv', records);
  await importFiles(store.url, [first.file], BUILD);
  const second = countedFile('WAY.csv', records, changed);
  await importFiles(store.url, [second.file], { ...BUILD, ...options });
  expect(second.times()).toBe(1);
});

test('DI-07 a file with records that did not enter is read each time: they may enter another day', async () => {
  const { file, times } = countedFile('OUT.csv', [
    price('OUT', '2024-04-02', '10'),
    price('OUT', '2030-04-02', '10'),
  ]);
  await importFiles(store.url, [file], BUILD);
  await importFiles(store.url, [file], BUILD);
  expect(times()).toBe(2);
});
