import { expect, test } from 'vitest';
import { openText, readAll } from '../read-fixture-for-tests.ts';
import { findFormat } from '../registry.ts';

function formatOf(code: string) {
  return findFormat(code) ?? expect.fail(`no format ${code}`);
}

async function readAs(code: string, document: unknown, name = 'answer.json') {
  const fixture = openText(name, JSON.stringify(document));
  const recognition = formatOf(code).recognise(fixture.peek);
  return { recognition, ...(await readAll(formatOf(code), fixture)) };
}

const OPENING = 1704205800;
const DAY = 86_400;
const chart = (meta: object, events = {}) => ({
  chart: {
    result: [
      {
        meta: {
          symbol: 'OAK',
          currency: 'USD',
          exchangeName: 'NYQ',
          exchangeTimezoneName: 'America/New_York',
          ...meta,
        },
        timestamp: [OPENING, OPENING + DAY],
        events,
        indicators: {
          quote: [
            { open: [10, null], high: [12, null], low: [9, null], close: [11, null], volume: [500, null] },
          ],
          adjclose: [{ adjclose: [10.5, null] }],
        },
      },
    ],
    error: null,
  },
});

test('DI-03 the document of a Yahoo chart has prices, dividends and splits of the exchange’s own days', async () => {
  const events = {
    dividends: { [OPENING + DAY]: { amount: 0.5, date: OPENING + DAY } },
    splits: { [OPENING]: { date: OPENING, numerator: 2, denominator: 1 } },
  };
  const { recognition, records } = await readAs('yahoo-daily', chart({}, events));
  expect(recognition.score).toBe(1);
  const subject = { providerCode: 'OAK', ticker: 'OAK', mic: 'XNYS' };
  expect(records).toEqual([
    { type: 'split', subject, day: '2024-01-02', after: '2', before: '1' },
    {
      type: 'price',
      subject,
      day: '2024-01-02',
      open: '10',
      high: '12',
      low: '9',
      last: '11',
      volume: '500',
      currency: 'USD',
    },
    {
      type: 'dividend',
      subject,
      amount: '0.5',
      currency: 'USD',
      exDividendOn: '2024-01-03',
      kind: 'regular',
      provider: 'yahoo',
    },
  ]);
});

test('DI-03 the chart of a venue east of Greenwich has the days of that venue', async () => {
  const opening = 1704236400;
  const document = chart({ symbol: 'OAK.AX', exchangeTimezoneName: 'Australia/Sydney' });
  const [result] = document.chart.result;
  const moved = {
    chart: { result: [{ ...result, timestamp: [opening, opening + DAY] }] },
  };
  expect((await readAs('yahoo-daily', moved)).records).toMatchObject([{ day: '2024-01-03' }]);
});

test.each([
  { of: 'hours', document: chart({ dataGranularity: '1h' }) },
  { of: 'a currency', document: chart({ symbol: 'EURUSD=X' }) },
])('DI-03 a Yahoo chart of $of gives no daily price', async ({ document }) => {
  const { records, findings } = await readAs('yahoo-daily', document);
  expect(records).toEqual([]);
  expect(findings).toHaveLength(2);
});

const OHLC = { open: '10', high: '12', low: '9', close: '11', volume: '500' };
const LETTERS = { o: 10, h: 12, l: 9, c: 11, v: 500 };
const VANTAGE = { '1. open': '10', '2. high': '12', '3. low': '9', '4. close': '11', '5. volume': '500' };

test.each([
  {
    of: 'Alpha Vantage',
    basis: 'as_traded',
    subject: { ticker: 'OAK' },
    document: { 'Meta Data': { '2. Symbol': 'OAK' }, 'Time Series (Daily)': { '2024-01-02': VANTAGE } },
  },
  {
    of: 'Polygon, adjusted',
    basis: 'split_adjusted',
    subject: { ticker: 'OAK' },
    document: { ticker: 'OAK', adjusted: true, results: [{ ...LETTERS, t: 1704171600000 }] },
  },
  {
    of: 'Polygon, as traded, several tickers',
    basis: 'as_traded',
    subject: { ticker: 'OAK' },
    document: { adjusted: false, results: [{ T: 'OAK', ...LETTERS, t: 1704229200000 }] },
  },
  {
    of: 'Financial Modeling Prep',
    basis: 'split_adjusted',
    subject: { ticker: 'OAK' },
    document: { symbol: 'OAK', historical: [{ date: '2024-01-02', ...OHLC, adjClose: 10 }] },
  },
  {
    of: 'marketstack',
    basis: 'as_traded',
    subject: { ticker: 'OAK', mic: 'XNAS' },
    document: {
      pagination: { limit: 100 },
      data: [{ ...OHLC, symbol: 'OAK', exchange: 'XNAS', date: '2024-01-02T00:00:00+0000', split_factor: 1 }],
    },
  },
  {
    of: 'Twelve Data',
    basis: 'split_adjusted',
    subject: { ticker: 'OAK', mic: 'XNAS' },
    document: {
      meta: { symbol: 'OAK', interval: '1day', mic_code: 'XNAS', currency: 'USD' },
      values: [{ datetime: '2024-01-02', ...OHLC }],
    },
  },
])('DI-03 prices of $of are $basis', async ({ document, subject, basis }) => {
  const { recognition, records } = await readAs('plain-ohlcv', document);
  expect(recognition).toMatchObject({ score: 1, priceBasis: basis });
  expect(records).toMatchObject([
    {
      type: 'price',
      subject,
      day: '2024-01-02',
      open: '10',
      high: '12',
      low: '9',
      last: '11',
      volume: '500',
    },
  ]);
});

test('DI-03 shares of London are in pence at Alpha Vantage, and named without its suffix', async () => {
  const document = {
    'Meta Data': { '2. Symbol': 'OAK.LON' },
    'Time Series (Daily)': {
      '2024-01-02': { ...VANTAGE, '7. dividend amount': '0.5', '8. split coefficient': '2.0' },
    },
  };
  expect((await readAs('plain-ohlcv', document)).records).toMatchObject([
    { type: 'split', after: '2.0', before: '1' },
    { type: 'dividend', amount: '0.5' },
    { type: 'price', subject: { ticker: 'OAK', mic: 'XLON' }, currency: 'GBX' },
  ]);
});

test.each([
  { 'Meta Data': {}, 'Weekly Time Series': { '2024-01-05': VANTAGE } },
  { meta: { symbol: 'OAK', interval: '1h' }, values: [{ datetime: '2024-01-02 10:00:00', ...OHLC }] },
])('DI-03 prices of weeks or hours are held', async (document) => {
  const { records, findings } = await readAs('plain-ohlcv', document);
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ severity: 'hold', details: { why: 'not_daily' } }]);
});

test.each([
  {
    results: [
      {
        ticker: 'OAK',
        ex_dividend_date: '2024-02-09',
        cash_amount: 0.24,
        currency: 'USD',
        pay_date: '2024-02-15',
      },
    ],
  },
  { symbol: 'OAK', data: [{ ex_dividend_date: '2024-02-09', payment_date: '2024-02-15', amount: '0.24' }] },
  { symbol: 'OAK', historical: [{ date: '2024-02-09', paymentDate: '2024-02-15', dividend: 0.24 }] },
])('DI-03 dividends come as a list in an envelope: %j', async (document) => {
  const { recognition, records } = await readAs('corporate-actions', document);
  expect(recognition.score).toBe(1);
  expect(records).toMatchObject([
    {
      type: 'dividend',
      subject: { ticker: 'OAK' },
      amount: '0.24',
      exDividendOn: '2024-02-09',
      paidOn: '2024-02-15',
    },
  ]);
});

test.each([
  { results: [{ ticker: 'OAK', execution_date: '2020-08-31', split_from: 1, split_to: 4 }] },
  { symbol: 'OAK', historical: [{ date: '2020-08-31', numerator: 4, denominator: 1 }] },
])('DI-03 splits come as a list in an envelope: %j', async (document) => {
  expect((await readAs('corporate-actions', document)).records).toMatchObject([
    { type: 'split', subject: { ticker: 'OAK' }, day: '2020-08-31', after: '4', before: '1' },
  ]);
});

const candles = (pause: number) => ({
  s: 'ok',
  c: [11, 11.5],
  h: [12, 12.5],
  l: [9, 9.5],
  o: [10, 10.5],
  t: [1704153600, 1704153600 + pause],
  v: [500, 600],
});

test('DI-03 candles of Finnhub are lists of columns; splits are taken out of them', async () => {
  const { recognition, records } = await readAs('plain-ohlcv', candles(DAY), 'OAK.json');
  expect(recognition).toMatchObject({ score: 1, priceBasis: 'split_adjusted' });
  expect(records).toMatchObject([
    {
      subject: { ticker: 'OAK' },
      day: '2024-01-02',
      open: '10',
      high: '12',
      low: '9',
      last: '11',
      volume: '500',
    },
    { day: '2024-01-03', last: '11.5' },
  ]);
});

test.each([60, 7 * DAY, 31 * DAY])(
  'DI-06 candles of Finnhub with a pause of %i seconds are not daily',
  async (pause) => {
    const { records, findings } = await readAs('plain-ohlcv', candles(pause));
    expect(records).toEqual([]);
    expect(findings).toMatchObject([{ severity: 'hold', details: { why: 'not_daily' } }, {}]);
  },
);

const bar = (t: string, c = 11) => ({ t, o: 10, h: 12, l: 9, c, v: 500, n: 7, vw: 10.5 });

test('DI-03 bars of Alpaca may be of several symbols, each under its own', async () => {
  const days = { OAK: [bar('2024-01-02T05:00:00Z')], ELM: [bar('2024-07-02T04:00:00Z', 12)] };
  for (const bars of [days, { OAK: days.OAK[0], ELM: days.ELM[0] }]) {
    const { recognition, records } = await readAs('plain-ohlcv', { bars, next_page_token: null });
    expect(recognition).toMatchObject({ score: 1, priceBasis: 'as_traded' });
    expect(records).toMatchObject([
      { subject: { ticker: 'OAK' }, day: '2024-01-02', last: '11', trades: '7' },
      { subject: { ticker: 'ELM' }, day: '2024-07-02', last: '12' },
    ]);
  }
});

test('DI-06 bars of minutes of Alpaca are no days, also where there is one only', async () => {
  const { records, findings } = await readAs('plain-ohlcv', { bars: { OAK: [bar('2024-01-02T20:59:00Z')] } });
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ severity: 'hold', details: { why: 'not_daily' } }]);
});

test('DI-03 exchange rates as JSON are stored for one unit', async () => {
  const cbr = {
    Date: '2024-03-02T11:30:00+03:00',
    PreviousDate: '2024-03-01T11:30:00+03:00',
    Valute: { AMD: { CharCode: 'AMD', Nominal: 100, Value: 22.5 } },
  };
  expect((await readAs('curve', cbr)).records).toEqual([
    { type: 'rate', code: 'CBR.AMD.RUB', day: '2024-03-02', percent: '0.225' },
  ]);
  const days = { amount: 1, base: 'EUR', rates: { '2024-03-01': { USD: 1.0834 } } };
  const rate = { type: 'rate', code: 'EXR.D.USD.EUR.SP00.A', day: '2024-03-01', percent: '1.0834' };
  expect((await readAs('curve', days)).records).toEqual([rate]);
  const day = { amount: 1, base: 'EUR', date: '2024-03-01', rates: { USD: 1.0834 } };
  expect((await readAs('curve', day)).records).toEqual([rate]);
  expect((await readAs('curve', { ...day, base: 'USD' })).recognition.score).toBe(0);
});
