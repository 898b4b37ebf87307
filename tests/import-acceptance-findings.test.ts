import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addedTo, Imports, rulesOf } from './imports-for-tests.ts';

/** What a run of many files says of them, and what becomes of facts that a later filing corrects. */
let imports: Imports;

beforeAll(async () => {
  imports = await Imports.start();
});
afterAll(() => imports.close());

const HEAD = 'date,open,high,low,close,volume,value,board';
const weekdays = (from: string, count: number) => {
  const days: string[] = [];
  for (let at = Date.parse(from); days.length < count; at += 86_400_000) {
    const day = new Date(at);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
};
const row = (day: string, close: number) =>
  `${day},${close},${close + 1},${close - 1},${close},100,${close * 100},TQBR`;

/** All three rest for a month; one halves its price, one stands still for a week, one has a day without a trade. */
const DAYS = [...weekdays('2024-01-08', 20), ...weekdays('2024-03-11', 20)];
const rising = DAYS.map((day, at) => row(day, 100 + (at % 7)));
const halved = DAYS.map((day, at) => row(day, (100 + (at % 7)) / (at < 10 ? 1 : 2)));
const still = DAYS.map((day, at) => row(day, at >= 4 && at < 10 ? 250 : 240 + (at % 7)));

test('DI-06 a folder of prices says which days had no trade, which prices jump or stand still, and when the exchange was closed', async () => {
  const files = {
    WALN: [...rising, '2024-04-08,0,0,0,0,0,0,TQBR'],
    HAZL: halved,
    CHRY: still,
  };
  for (const [ticker, rows] of Object.entries(files))
    await imports.put(`market/prices/${ticker}.csv`, `${[HEAD, ...rows].join('\n')}\n`);
  const root = join(imports.folder, 'market');
  const written = await imports.add(root);
  expect(addedTo(written, 'daily_trading')).toBe(3 * DAYS.length);
  expect(rulesOf(written)).toEqual(
    expect.arrayContaining(['note no_trade 1', 'warn jump 1', 'warn frozen 1', 'note gap 1']),
  );
  const sentences = written.findings.flatMap(({ examples }) => examples.map(({ sentence }) => sentence));
  expect(sentences).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^HAZL 2024-01-22: ÷ .* looks like a split of 2$/),
      expect.stringMatching(/^MISX: no days between 2024-02-02 and 2024-03-11 for 3 listings$/),
    ]),
  );
  const again = await imports.add(root);
  expect(again.tables.every(({ added, changed }) => added + changed === 0)).toBe(true);
});

test('DI-06 prices of weeks are held, and enter where a person accepts them', async () => {
  const days = Array.from({ length: 12 }, (_, week) =>
    new Date(Date.parse('2024-01-08') + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const path = await imports.put('PEAR.csv', `${[HEAD, ...days.map((day) => row(day, 50))].join('\n')}\n`);
  const checked = await imports.run('check', path, '--create');
  expect(checked.files).toMatchObject([{ accepted: 0, isHeld: true }]);
  expect(rulesOf(checked)).toContain('hold gap 1');
  expect(addedTo(await imports.add(path, '--accept', 'gap'), 'daily_trading')).toBe(12);
});

test('DI-03 the list of shares of ISS is one instrument a share, in roubles whatever ISS calls them', async () => {
  const columns = ['SECID', 'BOARDID', 'SHORTNAME', 'SECNAME', 'ISIN', 'CURRENCYID', 'SECTYPE', 'FACEUNIT'];
  const boards = ['TQBR', 'SMAL'].map((board) => [
    'PLMM',
    board,
    'Слива',
    'ПАО Слива',
    'RU000A0JR4A1',
    'SUR',
    '1',
    'SUR',
  ]);
  const path = await imports.put('shares.json', JSON.stringify({ securities: { columns, data: boards } }));
  const written = await imports.add(path);
  expect(addedTo(written, 'instrument')).toBe(1);
  expect(addedTo(written, 'listing')).toBe(1);
  expect(
    await imports.column(
      `select instrument.currency, listing.currency from listing join instrument on instrument.id = instrument_id
        where listing.ticker = 'PLMM'`,
    ),
  ).toEqual([['RUB', 'RUB']]);
  expect(await imports.column(`select count(*)::int from listing where currency = 'SUR'`)).toEqual([0]);
});

const fact = (val: number, filed: string, from?: string) => ({
  ...(from === undefined ? {} : { start: from }),
  end: '2023-12-31',
  val,
  accn: `0000320194-${filed.slice(2, 4)}-000001`,
  fy: Number(filed.slice(0, 4)) - 1,
  fp: 'FY',
  form: '10-K',
  filed,
});
const FACTS = {
  Revenue: { USD: [fact(43_862_372, '2024-04-26', '2023-01-01')] },
  Assets: { USD: [fact(607_019_578, '2024-04-26'), fact(607_019_578, '2025-04-02')] },
  Liabilities: { USD: [fact(336_218_160, '2024-04-26')] },
  Equity: { USD: [fact(270_801_418, '2024-04-26')] },
  BasicEarningsLossPerShare: {
    'USD/shares': [fact(0.019, '2024-04-26', '2023-01-01'), fact(0.11, '2025-04-02', '2023-01-01')],
  },
};

test('DI-03 the payments of a bond that nothing else describes make it, in the currency of ISS', async () => {
  const coupon = ['isin', 'secid', 'coupondate', 'startdate', 'facevalue', 'faceunit', 'value', 'valueprc'];
  const paid = (day: string, from: string) => ['RU000A0JVBS1', 'x', day, from, 1000, 'RUB', 35.4, 7.1];
  const redemption = ['isin', 'secid', 'amortdate', 'facevalue', 'faceunit', 'valueprc', 'value'];
  const document = {
    amortizations: {
      columns: redemption,
      data: [['RU000A0JVBS1', 'x', '2030-06-05', 1000, 'RUB', 100, 1000]],
    },
    coupons: { columns: coupon, data: [paid('2029-12-05', '2029-06-05'), paid('2030-06-05', '2029-12-05')] },
  };
  const written = await imports.add(await imports.put('bondization.json', JSON.stringify(document)));
  expect(written.findings).toEqual([]);
  expect(
    await imports.column(
      `select currency, face_value::text, matures_on::text from bond join instrument on instrument.id = instrument_id where isin = 'RU000A0JVBS1'`,
    ),
  ).toEqual([['RUB', expect.stringMatching(/^1000(\\.0+)?$/), '2030-06-05']]);
});

test('DI-03 DI-08 a fact that a later filing restates is shown as it was known at each time', async () => {
  const facts = {
    'ifrs-full': Object.fromEntries(
      Object.entries(FACTS).map(([tag, units]) => [tag, { label: null, units }]),
    ),
  };
  const document = { cik: 320194, entityName: 'Mulberry Corp', facts };
  const written = await imports.add(await imports.put('CIK0000320194.json', JSON.stringify(document)));
  expect(rulesOf(written)).toContain('note restated 1');
  const [id] = await imports.column(`select id from issuer where name = 'Mulberry Corp'`);
  const valuesAt = async (asOf = '') => {
    const path = `/api/report_msfo/${id}/${asOf && `?asOf=${asOf}`}`;
    const { scroll_clmn: lines, scroll_body: values } = (await imports.app.get(path, 'paid')).json()
      .profit_and_loss;
    return lines.map(({ code }: { code: string }, at: number) => [code, values[at]?.[0]]);
  };
  const known = await valuesAt();
  expect(known).toEqual(
    expect.arrayContaining([
      ['revenue', 43_862_372],
      ['eps_basic', 0.11],
    ]),
  );
  expect(await valuesAt('2024-05-01')).toEqual(expect.arrayContaining([['eps_basic', 0.019]]));
});
