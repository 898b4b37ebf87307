import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { findFormat } from '../registry.ts';
import { yahooDaily } from './yahoo-daily.ts';

const open = (name: string) => openFixture(`yahoo-daily/fixtures/${name}`);
const plainOhlcv = findFormat('plain-ohlcv') ?? expect.fail();

test('DI-03 a Yahoo file gives prices as decimal text; a day of nulls has no values', async () => {
  const { records, findings } = await readAll(yahooDaily, open('ALBA.DE.csv'));
  const subject = { providerCode: 'ALBA.DE', ticker: 'ALBA', mic: 'XETR' };
  expect(records[0]).toEqual({
    type: 'price',
    subject,
    day: '2024-03-01',
    open: '10.000000',
    high: '11.500000',
    low: '9.500000',
    last: '11.000000',
    volume: '120000',
  });
  expect(records).toHaveLength(2);
  expect(findings).toEqual([{ rule: 'no_values', severity: 'note', line: 3 }]);
});

test('DI-03 the adjusted close of Yahoo is read only where a person says that it is the close', async () => {
  const { records } = await readAll(yahooDaily, open('ALBA.DE.csv'), { columns: { close: 'Adj Close' } });
  expect(records.map((record) => record.type === 'price' && record.last)).toEqual(['9.870000', '10.680000']);
});

test('DI-03 a day of Yahoo is the exchange’s own, whatever the offset, and rows may descend', async () => {
  const { reads } = await readAll(yahooDaily, open('BRINE-L-1d-fixed.csv'));
  const days = reads.flatMap((read) => ('records' in read ? read.records : []));
  expect(days.filter(({ type }) => type === 'price').map((price) => 'day' in price && price.day)).toEqual([
    '2024-03-05',
    '2024-03-04',
  ]);
});

test('DI-03 dividends, distributions and splits stand in the rows of prices; pence are marked', async () => {
  const { records } = await readAll(yahooDaily, open('BRINE-L-1d-fixed.csv'));
  const subject = { providerCode: 'BRINE.L', ticker: 'BRINE', mic: 'XLON', quotedIn: 'GBp' };
  const paid = { type: 'dividend', subject, currency: 'GBp', exDividendOn: '2024-03-04', provider: 'yahoo' };
  expect(records.filter(({ type }) => type !== 'price')).toEqual([
    { type: 'split', subject, day: '2024-03-05', after: '0.0001', before: '1' },
    { type: 'split', subject, day: '2024-03-04', after: '2.0', before: '1' },
    { ...paid, amount: '0.14', kind: 'regular' },
    { ...paid, amount: '0.05', kind: 'special' },
  ]);
  expect(records.find(({ type }) => type === 'price')).toMatchObject({ volume: '2971892', currency: 'GBp' });
});

test('DI-03 a caret makes an index', async () => {
  const { records } = await readAll(yahooDaily, open('^ALBA40.csv'));
  expect(records).toEqual([
    {
      type: 'index-value',
      subject: { providerCode: '^ALBA40', ticker: 'ALBA40', kind: 'index' },
      day: '2024-03-01',
      value: '1005.19',
    },
  ]);
});

test.each(['CL=F.csv', 'EURUSD=X.csv'])('DI-03 %s is no security and is refused as a whole', async (name) => {
  const { records, findings } = await readAll(
    yahooDaily,
    openText(name, 'Date,Close,Adj Close\n2024-03-01,1,1'),
  );
  expect(records).toEqual([]);
  expect(findings).toMatchObject([
    { rule: 'skipped', severity: 'reject', details: { why: 'not_a_security' } },
  ]);
});

test.each([
  { header: 'Date,Open,Close', is: true },
  { header: 'Date,Close,High,Low,Open,Volume', is: true },
  { header: 'date,close,volume,open,high,low', is: false },
  { header: 'Date,Close', is: false },
  { header: 'Datetime,Close,Dividends', is: true },
  { header: '#line,#rule,#message,Date,Open,Close', is: true },
])('DI-03 $header is of Yahoo: $is', ({ header, is }) => {
  const { peek } = openText('X.csv', `${header}\n`);
  expect(yahooDaily.recognise(peek).score >= 0.8).toBe(is);
});

test('DI-03 a download of yfinance has its ticker in the second row', async () => {
  const { records, findings } = await readAll(yahooDaily, open('download.csv'));
  expect(records).toHaveLength(3);
  expect(records[0]).toMatchObject({
    subject: { ticker: 'CORA' },
    day: '2024-03-01',
    last: '11.0',
    volume: '120000',
  });
  // The further lines of its header.
  expect(findings.map(({ rule }) => rule)).toEqual(['trailer', 'trailer']);
});

const DAY = '2024-03-01';
test.each([
  {
    of: 'two tickers',
    rows: ['Price,Close,Close,High,High', 'Ticker,CORA,^ALBA,CORA,^ALBA', 'Date,,,,', `${DAY},11,100,12,101`],
  },
  {
    of: 'two tickers, as it was before 0.2',
    rows: [',Adj Close,Adj Close,Close,Close', ',CORA,^ALBA,CORA,^ALBA', 'Date,,,,', `${DAY},9,90,11,100`],
  },
  {
    of: 'two tickers, grouped by ticker',
    rows: ['Ticker,CORA,CORA,^ALBA,^ALBA', 'Price,Open,Close,Open,Close', 'Date,,,,', `${DAY},10,11,99,100`],
  },
])('DI-03 a download of yfinance has $of', async ({ rows }) => {
  const fixture = openText('download.csv', `${rows.join('\n')}\n`);
  expect(yahooDaily.recognise(fixture.peek)).toMatchObject({ records: ['price', 'index-value'] });
  expect(yahooDaily.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records, findings } = await readAll(yahooDaily, fixture, { subject: { mic: 'XNAS' } });
  // The further lines of its header.
  expect(findings.map(({ rule }) => rule)).toEqual(['trailer', 'trailer']);
  expect(records).toMatchObject([
    { type: 'price', subject: { ticker: 'CORA', mic: 'XNAS' }, day: DAY, last: '11' },
    { type: 'index-value', subject: { ticker: 'ALBA' }, day: DAY, value: '100' },
  ]);
});

test.each([
  `Date,"('Close', 'CORA')","('Open', 'CORA')","('Close', '^ALBA')"\n${DAY},11,10,100\n`,
  `"('Date', '')","('CORA', 'Open')","('CORA', 'Close')","('^ALBA', 'Close')"\n${DAY},10,11,100\n`,
  `Date,"(Close, CORA)","(Open, CORA)","(Close, ^ALBA)"\n${DAY},11,10,100\n`,
  `,Close_CORA,Open_CORA,Close_^ALBA\n${DAY},11,10,100\n`,
  `Date,CORA Open,CORA Close,^ALBA Close\n${DAY},10,11,100\n`,
  `Date,CORA.Open,CORA.Close,^ALBA.Close\n${DAY},10,11,100\n`,
  `Date,Close,Close.1,Open\n,CORA,^ALBA,CORA\n${DAY},11,100,10\n`,
  `,Price,Close,Close.1,Open\n0,Ticker,CORA,^ALBA,CORA\n1,Date,,,\n2,${DAY},11,100,10\n`,
  `Price,Date,Close,Close,Open\nTicker,,CORA,^ALBA,CORA\n0,${DAY},11,100,10\n`,
  `Ticker,CORA,CORA.1,^ALBA\nPrice,Open,Close,Close\nDate,,,\n${DAY},10,11,100\n`,
])('DI-03 names of two levels are read as pandas writes them: %s', async (text) => {
  const fixture = openText('download.csv', text);
  expect(yahooDaily.recognise(fixture.peek)).toMatchObject({ records: ['price', 'index-value'] });
  expect(plainOhlcv.recognise(fixture.peek).score).toBeLessThan(0.65);
  const { records, findings } = await readAll(yahooDaily, fixture);
  expect(findings.filter(({ rule }) => rule !== 'trailer')).toEqual([]);
  expect(records).toMatchObject([
    { type: 'price', subject: { ticker: 'CORA' }, day: DAY, open: '10', last: '11' },
    { type: 'index-value', subject: { ticker: 'ALBA' }, day: DAY, value: '100' },
  ]);
});

test('DI-03 where columns repeat and no row names their tickers, nothing is taken', async () => {
  const text = `Date,Close,Close.1,Open\n${DAY},11,100,10\n`;
  const fixture = openText('OAK.csv', text);
  expect(yahooDaily.recognise(fixture.peek).score).toBe(0);
  const { records, findings } = await readAll(plainOhlcv, fixture);
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ rule: 'duplicate', severity: 'hold', field: 'close' }]);
  expect((await readAll(yahooDaily, fixture)).findings).toMatchObject([
    { rule: 'missing_required', severity: 'reject', field: 'ticker' },
  ]);
});

test('DI-03 numbers of rows before a table of Yahoo change nothing', () => {
  const { peek } = openText('OAK.csv', `,Date,Close,High,Low,Open,Volume\n0,${DAY},11,12,10,10,900\n`);
  expect(yahooDaily.recognise(peek).score).toBeGreaterThanOrEqual(0.8);
  expect(plainOhlcv.recognise(peek).score).toBe(0);
});

test('DI-03 a column of indices says which index a row of Yahoo is of', async () => {
  const text = `Index,Date,Close,Adj Close\nALBA,${DAY},100,100\nBREN,${DAY},7,7\n`;
  const fixture = openText('indices.csv', text);
  expect(yahooDaily.recognise(fixture.peek).records).toEqual(['index-value']);
  expect((await readAll(yahooDaily, fixture)).records).toMatchObject([
    { type: 'index-value', subject: { ticker: 'ALBA', kind: 'index' }, value: '100' },
    { type: 'index-value', subject: { ticker: 'BREN', kind: 'index' }, value: '7' },
  ]);
});

test('DI-03 a download of yfinance may have dividends and splits', async () => {
  const header = 'Price,Adj Close,Close,Dividends,High,Low,Open,Stock Splits,Volume';
  const text = `${header}\nTicker${',CORA'.repeat(8)}\nDate${','.repeat(8)}\n${DAY},10,11,0.5,12,10,10,2.0,100\n`;
  const { records } = await readAll(yahooDaily, openText('download.csv', text));
  expect(records.map(({ type }) => type)).toEqual(['split', 'dividend', 'price']);
});

test.each([
  ',Open,High,Low,Close,Adj Close,Volume\n2024-03-01,1,3,1,2,2,9',
  'Open,High,Low,Close,Adj Close,Volume,__index_level_0__\n1,3,1,2,2,9,2024-03-01',
  'Date,Open,High,Low,Close*,Adj Close**,Volume\n"Mar 01, 2024",1,3,1,2,2,9',
])('DI-03 days in a column without a name, and names with footnotes: %s', async (text) => {
  const fixture = openText('CORA.csv', text);
  expect(yahooDaily.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  expect((await readAll(yahooDaily, fixture)).records).toMatchObject([{ day: DAY, last: '2' }]);
});

test('DI-03 a table of Yahoo may hold several tickers, one row each day and ticker', async () => {
  const text = `Ticker,Date,Close,Adj Close\nCORA,${DAY},11,10\nALBA.DE,${DAY},12,10\n`;
  const { records } = await readAll(yahooDaily, openText('ALL.csv', text), { subject: { mic: 'XNAS' } });
  expect(records).toMatchObject([
    { subject: { ticker: 'CORA', mic: 'XNAS' }, last: '11' },
    { subject: { ticker: 'ALBA', mic: 'XETR' }, last: '12' },
  ]);
});

test('DI-03 a table that was copied from the page has dividends and splits in words', async () => {
  const rows = [
    '"Mar 01, 2024",411.27,415.87,410.88,415.50,414.10,"17,823,400"',
    '"Feb 14, 2024",0.75 Dividend',
    '"Feb 13, 2024",4:1 Stock Splits',
    '"Feb 12, 2024",$0.05 Capital Gain',
  ];
  const text = `Date,Open,High,Low,Close,Adj. Close,Volume\n${rows.join('\n')}\n`;
  const { records, findings } = await readAll(yahooDaily, openText('CORA.csv', text));
  expect(findings).toEqual([]);
  expect(records).toMatchObject([
    { type: 'price', last: '415.50', volume: '17823400' },
    { type: 'dividend', amount: '0.75', exDividendOn: '2024-02-14', kind: 'regular', provider: 'yahoo' },
    { type: 'split', day: '2024-02-13', after: '4', before: '1' },
    { type: 'dividend', amount: '0.05', kind: 'special' },
  ]);
});

test('DI-03 a table copied from the page of Yahoo keeps the explanations in its names', async () => {
  const text = `Date\tOpen\tHigh\tLow\tClose Close price adjusted for splits.\tAdj Close Adjusted close price adjusted for splits and dividend and/or capital gain distributions.\tVolume
Mar 13, 2024\t172.77\t173.19\t170.76\t171.13\t169.50\t52,488,700
`;
  const { records } = await readAll(yahooDaily, openText('ELM.tsv', text));
  expect(records).toMatchObject([{ day: '2024-03-13', last: '171.13', volume: '52488700' }]);
});

test('DI-03 prices out of which yfinance has taken the dividends are read with a warning', async () => {
  const header = 'Date,Open,High,Low,Close,Volume,Dividends,Stock Splits\n';
  const row = (day: number, close: string, dividend = '0.0') =>
    `2024-03-${String(day).padStart(2, '0')},${close},${close},${close},${close},100,${dividend},0.0\n`;
  const adjusted = ['17.676752090454102', '17.812379837036133', '17.531442642211914', '17.908123016357422'];
  const traded = ['17.75', '17.889999389648438', '17.610000610351562', '17.979999542236328'];
  const later = [row(11, '17.75', '0.08'), row(12, '17.889999389648438'), row(13, '17.5')].join('');
  const read = async (closes: readonly string[]) => {
    const before = closes.map((close, at) => row(4 + at, close)).join('');
    return readAll(yahooDaily, openText('OAK.csv', `${header}${before}${later}`));
  };
  const { records, findings } = await read(adjusted);
  expect(records).toHaveLength(8);
  expect(findings).toEqual([{ rule: 'basis', severity: 'warn', details: { expected: 'dividends' } }]);
  expect((await read(traded)).findings).toEqual([]);
});
