import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../src/app/app-for-tests.server.ts';
import { addedTo, Imports, rulesOf } from './imports-for-tests.ts';
import { runCommand } from './run-command.ts';

/** Files in the shape of those that people have, each from the first command to the page: the acceptance checks of the imports. */
let imports: Imports;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  imports = await Imports.start();
  ({ app, folder } = imports);
});
afterAll(() => imports.close());

const put = (name: string, text: string) => imports.put(name, text);
const run = (...args: string[]) => imports.run(...args);
const add = (path: string, ...args: string[]) => imports.add(path, ...args);
const column = (statement: string) => imports.column(statement);

const day = (at: number) => `2024-01-${String(at + 1).padStart(2, '0')}`;
const WEEKDAYS = [1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 21, 22, 23, 24, 25, 28];

/** As the file of a provider that wrote the close into the column beside it; two days have no values. */
const SWAPPED = `Date,Open,High,Low,Close,Adj Close,Volume
${WEEKDAYS.map((at, n) => `${day(at)},10,11,9,${n < 2 ? 10 : 15},${n === 19 ? 12 : 10.5},100`).join('\n')}
2024-02-01,null,null,null,null,null,null
2024-02-02,null,null,null,null,null,null
`;

test('DI-06 a close in the wrong column holds the file, names the other column, and enters with it', async () => {
  const path = await put('WILLOW.DE.csv', SWAPPED);
  const checked = await run('check', path, '--create');
  expect(checked.files).toMatchObject([{ records: 22, accepted: 0, isHeld: true }]);
  expect(rulesOf(checked)).toEqual(expect.arrayContaining(['hold close_swapped 1', 'note no_values 2']));
  expect(await column(`select count(*)::int from listing where ticker = 'WILLOW'`)).toEqual([0]);
  const written = await add(path, '--close', 'Adj Close');
  expect(addedTo(written, 'daily_trading')).toBe(19);
  expect(rulesOf(written)).toEqual(expect.arrayContaining(['reject ohlc 1']));
  expect(
    await column(
      `select mic, listing.currency from listing join venue on venue.id = venue_id where ticker = 'WILLOW'`,
    ),
  ).toEqual([['XETR', 'EUR']]);
  const page = (await app.get('/stocks/willow/?format=json', 'paid')).json();
  expect(page.excelGraphTableStartDate).toBe('2024-01-02');
});

test('DI-03 a caret makes an index with a page of its values', async () => {
  const written = await add(
    await put(
      '^GROVE.csv',
      `Date,Open,High,Low,Close,Adj Close,Volume\n2024-01-02,1,2,1,1234.5,1234.5,0\n2024-01-03,null,null,null,null,null,null\n`,
    ),
  );
  expect(addedTo(written, 'index_value')).toBe(1);
  expect(rulesOf(written)).toEqual(['note no_values 1']);
  const [path] = await column(`select string_id from instrument where kind = 'index' and ticker = 'GROVE'`);
  expect((await app.get(`/indexes/${path}/`)).body).toContain(`href="/sources/indexes/${path}/"`);
});

test('DI-07 a new index is in the currency that the command, the file or its code says, else in none', async () => {
  const header = 'Date,Open,High,Low,Close,Adj Close,Volume';
  const values = `${header}\n2024-01-02,1,2,1,1234.5,1234.5,0\n`;
  await add(await put('^GDAXI.csv', values));
  await add(await put('^ALDER.csv', values));
  await add(await put('^ROWAN.csv', values), '--currency', 'PLN');
  await add(await put('^LARCH.csv', values.replace('Volume', 'Volume,Currency').replace(',0\n', ',0,SEK\n')));
  const currencyOf = (ticker: string) =>
    column(`select currency from instrument where kind = 'index' and ticker = '${ticker}'`);
  expect(await currencyOf('GDAXI')).toEqual(['EUR']);
  expect(await currencyOf('ALDER')).toEqual(['XXX']);
  expect(await currencyOf('ROWAN')).toEqual(['PLN']);
  expect(await currencyOf('LARCH')).toEqual(['SEK']);
});

const prices = (last: string) => `date,open,high,low,close,volume,value,board
2024-04-01,15000,15100,14900,15054,10,150000,TQBR
2024-04-08,153,154,152,${last},1000,153000,TQBR
`;

test('DI-08 DI-12 a split leaves no cliff, and the chart of a moment has the values that were known then', async () => {
  await put('moex/prices/OAKN.csv', prices('152.96'));
  await put('moex/splits/OAKN.csv', 'date,before,after,type,source\n2024-04-08,1,100,forward,exchange\n');
  const root = join(folder, 'moex');
  await add(root);
  const before = new Date().toISOString();
  await put('moex/prices/OAKN.csv', prices('153.5'));
  const edited = await add(root);
  expect(edited.tables.filter(({ changed }) => changed > 0)).toMatchObject([
    { table: 'daily_trading', changed: 1 },
  ]);
  const between = new Date().toISOString();
  await runCommand(app, ['import', 'undo', String(edited.batch)]);
  const { stockId, groundId } = (await app.get('/stocks/oakn/?format=json')).json();
  const chartAt = async (asOf = '') => {
    const response = await app.http.inject({
      method: 'POST',
      url: `/api/chart/get_tradings/${asOf && `?asOf=${asOf}`}`,
      headers: { cookie: await app.cookieOf('paid') },
      payload: {
        date_from: '2024-04-01',
        date_to: '2024-04-30',
        stocks_ids: [stockId],
        trading_ground_ids: [groundId],
        fields: ['last_price.numeric'],
      },
    });
    const [series]: { data: [number, number][] }[] = response.json();
    return series?.data.map(([, value]) => value);
  };
  expect(await chartAt()).toEqual([150.54, 152.96]);
  expect(await chartAt(before)).toEqual([150.54, 152.96]);
  expect(await chartAt(between)).toEqual([150.54, 153.5]);
  const again = await add(root);
  expect(again.tables.every(({ added, changed }) => added + changed <= 1)).toBe(true);
});

test('DI-05 a former ticker leads to the share, and its prices of earlier days land there', async () => {
  const board = { board: 'TQBR', history_from: '2014-06-09', history_till: '2026-06-30', is_primary: true };
  const tickers = {
    SPRC: {
      aliases: [],
      boards: [board],
      canonical: 'Ель ао',
      history: [{ prev_ticker: 'BORE', renamed: '2023-08-17', source: 'exchange' }],
      type: 'share',
    },
  };
  await add(await put('tickers/tickers.json', JSON.stringify(tickers)));
  const codes = (await runCommand(app, ['import', 'show', 'code', 'MISX', 'BORE', '--json'])).shown;
  expect(codes).toEqual([expect.objectContaining({ ticker: 'SPRC', to: '2023-08-17' })]);
  await run('add', await put('BORE.csv', 'date,close,board\n2022-03-01,70,TQBR\n'), '--yes');
  expect(
    await column(`select listing.ticker, day::text from daily_trading join listing on listing.id = listing_id where day = '2022-03-01'
                     and listing.ticker in ('SPRC', 'BORE')`),
  ).toEqual([['SPRC', '2022-03-01']]);
});

test('DI-03 pages of ISS are one history on the main board, in roubles, under the name of the exchange', async () => {
  const columns = [
    'BOARDID',
    'TRADEDATE',
    'SHORTNAME',
    'SECID',
    'NUMTRADES',
    'VALUE',
    'OPEN',
    'LOW',
    'HIGH',
    'CLOSE',
    'VOLUME',
  ];
  const page = (from: number) => ({
    history: {
      columns,
      data: [1, 2].map((n) => [
        'TQBR',
        `2024-03-0${from + n}`,
        'Берёза',
        'BRZA',
        5,
        158621373.4,
        63,
        62,
        64,
        63.5,
        10,
      ]),
    },
  });
  await put('iss/page1.json', JSON.stringify(page(3)));
  await put('iss/page2.json', JSON.stringify(page(5)));
  const written = await add(join(folder, 'iss'));
  expect(addedTo(written, 'daily_trading')).toBe(4);
  expect(
    await column(
      `select instrument.name, listing.currency, max(turnover)::text from daily_trading join listing on listing.id = listing_id
         join instrument on instrument.id = instrument_id where listing.ticker = 'BRZA' group by 1, 2`,
    ),
  ).toEqual([['Берёза', 'RUB', '158621373.4']]);
});

test('DI-14 a list of NSE is found by search', async () => {
  const list = `SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE
20MAPLES,20 Maples Limited,EQ,06-Oct-08,5,1,INE144J01027,5
`;
  expect(addedTo(await add(await put('EQUITY_L.csv', list)), 'instrument')).toBe(1);
  expect((await app.get('/search/?q=20%20Maples', 'paid')).body).toMatch(/href="\/stocks\/20-maples/);
});

test('DI-03 two years of Treasury yields are one curve', async () => {
  const feed = (of: string, percent: string) =>
    `<?xml version="1.0"?><feed xmlns:d="d" xmlns:m="m"><entry><content><m:properties><d:NEW_DATE>${of}T00:00:00</d:NEW_DATE><d:BC_10YEAR>${percent}</d:BC_10YEAR><d:BC_30YEAR m:null="true"/></m:properties></content></entry></feed>`;
  await put('curve/2019.xml', feed('2019-01-02', '2.66'));
  await put('curve/2020.xml', feed('2020-01-02', '1.88'));
  const written = await add(join(folder, 'curve'));
  expect(addedTo(written, 'yield_curve_point')).toBe(2);
  expect(
    await column(`select percent::text from yield_curve_point where day = '2020-01-02' and months = 120`),
  ).toEqual(['1.88']);
});

test('DI-03 DI-09 quarters that are filed alone become the half year, which the statements mark as derived', async () => {
  const quarter = (start: string, end: string, val: number, filed: string) => ({
    start,
    end,
    val,
    accn: `0000320193-25-${filed.slice(5, 7)}`,
    fy: 2025,
    fp: 'Q',
    form: '10-Q',
    filed,
  });
  const USD = [
    quarter('2025-01-01', '2025-03-31', 100, '2025-05-01'),
    quarter('2025-04-01', '2025-06-30', 120, '2025-08-01'),
  ];
  const facts = { 'us-gaap': { Revenues: { label: null, units: { USD } } } };
  const document = { cik: 320193, entityName: 'Larch Corp', facts };
  await add(await put('CIK0000320193.json', JSON.stringify(document)));
  const [id] = await column(`select id from issuer where name = 'Larch Corp'`);
  const report = (await app.get(`/api/report_msfo/${id}/`, 'paid')).json();
  const { scroll_head: heads, scroll_clmn: lines, scroll_body: values } = report.profit_and_loss;
  expect(heads.map(({ months }: { months: number }) => months)).toEqual([6, 3]);
  expect(lines).toMatchObject([{ code: 'revenue', derived: [0] }]);
  expect(values).toEqual([[220, 100]]);
});
