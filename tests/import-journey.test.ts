import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';
import { hashPassword } from '#platform/session/passwords.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const days = ['2026-06-22', '2026-06-23', '2026-06-24', '2026-06-25', '2026-06-26'];
const ticker = (name: string, type = 'share') => ({
  aliases: [],
  boards: [{ board: 'TQBR', history_from: days[0], history_till: days[4], is_primary: true }],
  canonical: name,
  type,
});
const table = (head: string, rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`;
const PRICES = 'date,open,high,low,close,volume,value,board';
const price = (day: string, close: number) =>
  `${day},${close},${close + 1},${close - 1},${close},100,${close * 100},TQBR`;

/** Elka pays, Dubrava was split on the 25th, Klen has prices without turnover and nothing else. */
const FILES: Readonly<Record<string, string>> = {
  'tickers.json': JSON.stringify({
    ELKA: ticker('Ёлка ао'),
    DUBR: ticker('Дубрава ао'),
    KLEN: ticker('Клён ао'),
  }),
  'prices_iss/ELKA.csv': table(
    PRICES,
    days.map((day, at) => price(day, 250 + at)),
  ),
  'prices_iss/DUBR.csv': table(
    PRICES,
    days.map((day, at) => price(day, at < 3 ? 15_000 + 100 * at : 153 + at)),
  ),
  'prices_iss/KLEN.csv': table(
    'date,close,board',
    days.map((day, at) => `${day},${70 + at},TQBR`),
  ),
  'dividends/ELKA.csv': table('registry_close,amount,currency,source', ['2026-06-24,12.5,RUB,exchange']),
  'splits/DUBR.csv': table('date,before,after,type,source', ['2026-06-25,1,100,forward,exchange']),
  'indices/KEDR.csv': table(
    'date,close',
    days.map((day, at) => `${day},${3_000 + at}`),
  ),
};

let app: TestApp;
let folder: string;
const pathOf = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp({ empty: true });
  const { primary } = app.services.stores;
  await sql`insert into site_user (email, password_hash, level, plan_id, email_confirmed_at)
            values ('paid@demo.example', ${await hashPassword(DEMO_PASSWORD)}, 1077, 677, now())`.execute(
    primary,
  );
  folder = await makeTemporaryFolder('basispoint-journey-');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await runCommand(app, ['import', 'add', folder, '--create', '--yes', '--json']);
  await app.services.screener.start();
  const { rows } = await sql<{ ticker: string; stringId: string }>`
    select ticker, string_id as "stringId" from instrument where kind = 'stock'`.execute(primary);
  for (const row of rows) pathOf.set(row.ticker, `/stocks/${row.stringId}/`);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const readStock = async (of: string) =>
  JSON.parse((await app.get(`${pathOf.get(of)}?format=json`, 'paid')).body);
const words = async (path: string) =>
  (await app.get(path, 'paid')).body
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|[\s|]*/g, ' | ')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  { of: 'ELKA', name: 'Ёлка ао', last: 254 },
  { of: 'DUBR', name: 'Дубрава ао', last: 157 },
  { of: 'KLEN', name: 'Клён ао', last: 74 },
])(
  'DI-01 DI-12 the page of $of shows what its files say, and no section fails',
  async ({ of, name, last }) => {
    const page = await readStock(of);
    expect(page.failed).toEqual([]);
    expect(page.stockInfo.ticker).toBe(of);
    expect(page.priceDynamics['last_price.numeric']).toBe(last);
    expect(page.priceDynamics.date).toBe('2026-06-26');
    const text = await words(`/rus${pathOf.get(of)}`);
    expect(text).toContain(name);
    expect(text).not.toMatch(/NaN|undefined|Infinity|01\.01\.1970/);
  },
);

test('DI-12 dividends are those of the file, and a share of which none is known has no yield of 0', async () => {
  const elka = await readStock('ELKA');
  expect(elka.dividendsTable.data.map(({ summ }: { summ: number }) => summ)).toEqual([12.5]);
  expect(await words(pathOf.get('KLEN') ?? '')).not.toMatch(/0\.00\s?%/);
});

test('DI-12 a split leaves no cliff in the chart', async () => {
  const { stockId, groundId } = await readStock('DUBR');
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/chart/get_tradings/',
    headers: { cookie: await app.cookieOf('paid') },
    payload: {
      date_from: '2026-06-22',
      date_to: '2026-06-26',
      stocks_ids: [stockId],
      trading_ground_ids: [groundId],
      fields: ['last_price.numeric'],
    },
  });
  const [series]: { data: [number, number][] }[] = response.json();
  expect(series?.data.map(([, value]) => value)).toEqual([150, 151, 152, 156, 157]);
});

test('DI-09 the page of sources names source, file and import of each kind of record, and no value', async () => {
  const path = pathOf.get('ELKA')?.replace('/stocks/', '/sources/stocks/') ?? '';
  const page = JSON.parse((await app.get(`${path}?format=json`)).body);
  const byRecord = new Map(page.rows.map((row: { record: string }) => [row.record, row]));
  expect(byRecord.get('price')).toMatchObject({
    files: [expect.stringContaining('prices_iss/ELKA.csv')],
    first_day: '2026-06-22',
    last_day: '2026-06-26',
    count: 5,
    batch: expect.any(Number),
  });
  expect(byRecord.get('dividend')).toMatchObject({ files: [expect.stringContaining('dividends/ELKA.csv')] });
  const text = await words(path);
  expect(text).toContain('prices_iss/ELKA.csv');
  expect(text).not.toMatch(/254|12\.5/);
  expect((await app.get(pathOf.get('ELKA') ?? '')).body).toContain(`href="${path}"`);
});

test.each(['/', '/stocks/', '/indexes/', '/company/', '/search/?q=ELKA', '/bonds/', '/bonds/map/', '/etf/'])(
  'DI-12 %s of a site of imported files only is whole',
  async (path) => {
    const { statusCode, body } = await app.get(path);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/NaN|undefined|Infinity|01\.01\.1970/);
  },
);
