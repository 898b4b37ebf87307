import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

let app: TestApp;
let folder: string;

const PRICES = `date,open,high,low,close,volume,value,board
2024-04-01,100,101,99,100.5,10,1005,TQBR
2024-04-02,101,102,100,101.5,10,1015,TQBR
2024-04-03,101,102,100,103.5,10,1015,TQBR
2024-04-04,101,102,100,101.5,10,1015,TQBR
2024-04-05,101,102,100,101.5,10,1015,TQBR
2024-04-08,101,102,100,101.5,10,1015,TQBR
`;
const DIVIDENDS = `registry_close,amount,currency,source
2024-04-05,2.5,RUB,first
2024-04-08,2.6,RUB,second
`;

beforeAll(async () => {
  app = await startTestApp();
  folder = await makeTemporaryFolder('basispoint-import-');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const run = async (...args: string[]) => (await runCommand(app, ['import', ...args, '--json'])).shown;
const countDays = async (ticker: string) => {
  const { rows } =
    await sql`select day from daily_trading join listing on id = listing_id where ticker = ${ticker}`.execute(
      app.services.stores.primary,
    );
  return rows.length;
};

/** Prices and dividends of a share, and a file that nobody knows. */
async function writeFolder(ticker: string): Promise<string> {
  const path = join(folder, ticker);
  for (const [kind, text] of Object.entries({ prices: PRICES, dividends: DIVIDENDS })) {
    await mkdir(join(path, kind), { recursive: true });
    await writeFile(join(path, kind, `${ticker}.csv`), text);
  }
  await writeFile(join(path, 'notes.txt'), 'nothing that anybody knows\n');
  return path;
}

/** What was rejected of an import, as a file to correct. */
async function readRejected(batch: unknown, name: string): Promise<string> {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(app, ['import', 'rejected', String(batch), name]);
  const text = output.mock.calls.map(([chunk]) => String(chunk)).join('');
  output.mockRestore();
  return text;
}

test('DI-01 a folder is checked by one command, which writes nothing', async () => {
  const [report] = await run('check', join(await writeFolder('ZZTD'), 'prices'), '--create');
  expect(report).toMatchObject({
    isWritten: false,
    files: [
      {
        name: expect.stringContaining('ZZTD.csv'),
        format: 'plain-ohlcv',
        records: 6,
        accepted: 5,
        rejected: 1,
      },
    ],
  });
  expect(await countDays('ZZTD')).toBe(0);
});

test('DI-01 DI-07 a folder is imported in the order of what its files hold, and again without a change', async () => {
  const path = await writeFolder('ZZTA');
  const [first] = await run('add', path, '--create', '--yes');
  expect(first).toMatchObject({
    isWritten: true,
    unread: [{ name: expect.stringContaining('notes.txt') }],
    pages: [expect.stringMatching(/^\/stocks\/zzta/), expect.stringMatching(/^\/company\/zzta/)],
  });
  expect(await countDays('ZZTA')).toBe(5);
  const [second] = await run('add', path, '--create', '--yes');
  const tables = (second?.tables ?? []) as readonly { added: number; changed: number }[];
  expect(new Set(tables.map(({ added, changed }) => added + changed))).toEqual(new Set([0]));
});

test('DI-06 DI-08 rejected records come back below their header and can be imported again, undone and done again', async () => {
  const [added] = await run('add', await writeFolder('ZZTE'), '--create', '--yes');
  const text = await readRejected(added?.batch, 'prices/ZZTE.csv');
  expect(text.split('\n')[0]).toBe('#line,#rule,#message,date,open,high,low,close,volume,value,board');
  expect(text.split('\n')[1]).toMatch(/^4,ohlc,.*2024-04-03,101,102,100,103\.5/);
  const corrected = join(folder, 'corrected');
  await mkdir(corrected);
  await writeFile(join(corrected, 'ZZTE.csv'), text.replace(',103.5,', ',101.75,'));
  const [report] = await run('add', corrected, '--yes');
  expect(report).toMatchObject({ isWritten: true, files: [{ accepted: 1, rejected: 0 }] });
  expect(await countDays('ZZTE')).toBe(6);
  const [latest] = await run('list');
  const id = String(latest?.id);
  await run('undo', id);
  expect(await countDays('ZZTE')).toBe(5);
  await run('redo', id, '--yes');
  expect(await countDays('ZZTE')).toBe(6);
  await expect(run('undo', id)).rejects.toThrow('import list');
});

test('DI-06 what was recognised but not taken is counted by record type', async () => {
  const path = await writeFolder('ZZTF');
  const [report] = await run('check', path, '--create');
  expect(report?.notTaken).toEqual([
    { record: 'dividend', rejected: 0, held: 1, skipped: 0 },
    { record: 'price', rejected: 1, held: 0, skipped: 0 },
  ]);
});

test('DI-07 where the disk of the database is full, a sentence says so and the store is as before', async () => {
  const { primary } = app.services.stores;
  const file = join(folder, 'ZZTB.csv');
  await writeFile(file, PRICES);
  const count = async () =>
    (
      await sql`select (select count(*) from daily_trading) as days, (select count(*) from listing) as listings,
                       (select count(*) from import_batch where status = 'done') as batches`.execute(primary)
    ).rows;
  const before = await count();
  await sql`create function disk_is_full() returns trigger language plpgsql as $$ begin
              raise exception using errcode = '53100', message = 'could not extend file'; end $$`.execute(
    primary,
  );
  await sql`create trigger disk_is_full before insert on daily_trading execute function disk_is_full()`.execute(
    primary,
  );
  await expect(run('add', file, '--create', '--yes')).rejects.toThrow(
    'the disk is full, and nothing was written. Free some space, then run it again',
  );
  expect(await count()).toEqual(before);
  await sql`drop function disk_is_full() cascade`.execute(primary);
  expect((await run('add', file, '--create', '--yes'))[0]).toMatchObject({ isWritten: true });
});

test.each([
  { args: ['check'], says: '' },
  { args: ['check', '/nowhere/at/all'], says: 'there is no file or folder' },
  { args: ['add', '.', '--accept', 'nonsense'], says: 'there is no rule nonsense' },
  { args: ['rejected', '999999'], says: 'there is no batch 999999' },
  { args: ['undo', '999999'], says: 'there is no batch 999999' },
  { args: ['redo', '999999'], says: 'are not stored' },
  { args: ['template', 'nonsense'], says: 'there is no template nonsense' },
])('$args is refused with a sentence', async ({ args, says }) => {
  await expect(run(...args)).rejects.toThrow(says);
});

test('DI-01 a command says where an import is shown, and takes a currency and a decimal mark', async () => {
  const file = join(folder, 'ZZTC.csv');
  await writeFile(file, 'date;close\n2024-04-01;1.250\n2024-04-02;1.350\n');
  const options = ['--create', '--yes', '--venue', 'XETR', '--currency', 'usd', '--decimal', ','];
  const { said } = await runCommand(app, ['import', 'add', file, ...options]);
  expect(said.at(-1)).toMatch(/^shown within seconds at \/stocks\/zztc\S*\/, \/company\/zztc\S*\/$/);
  const { rows } =
    await sql`select last_price::float8 as last, currency from daily_trading join listing on id = listing_id where ticker = 'ZZTC' order by day`.execute(
      app.services.stores.primary,
    );
  expect(rows).toEqual([
    { last: 1250, currency: 'USD' },
    { last: 1350, currency: 'USD' },
  ]);
  await expect(run('check', file, '--currency', 'dollars')).rejects.toThrow();
});
