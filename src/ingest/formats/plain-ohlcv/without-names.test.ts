import { expect, test } from 'vitest';
import { openText, readAll } from '../read-fixture-for-tests.ts';
import { plainOhlcv } from './plain-ohlcv.ts';
import { findNames } from './without-names.ts';

const letters = (count: number) => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at));
const namesOf = (rows: readonly string[], decimal: '.' | ',' = '.') => {
  const cells = rows.map((row) => row.split(';'));
  return findNames(letters(cells[0]?.length ?? 0), cells, decimal);
};

test.each([
  {
    of: 'an ISIN and five numbers',
    rows: ['DE0007164600;13/03/24;10.5;11;10.1;10.8;1200'],
    names: ['ISIN', 'Date', 'Open', 'High', 'Low', 'Close', 'Volume'],
  },
  {
    of: 'a ticker, days of eight digits and an open interest',
    rows: ['OAK;20240313;10.5;11;10.1;10.8;1200;0', 'ELM;20240313;20.5;21;20.1;20.8;90;0'],
    names: ['Ticker', 'Date', 'Open', 'High', 'Low', 'Close', 'Volume', 'Open interest'],
  },
  {
    of: 'a turnover behind the volume',
    rows: ['OAK;2024-03-13;10.5;11;10.1;10.8;100;1070.5'],
    names: ['Ticker', 'Date', 'Open', 'High', 'Low', 'Close', 'Volume', 'Turnover'],
  },
  {
    of: 'a close and a currency',
    rows: ['DE0007164600;13.03.2024;10,5;EUR', 'DE0007164600;14.03.2024;10,75;EUR'],
    decimal: ',' as const,
    names: ['ISIN', 'Date', 'Close', 'Currency'],
  },
  {
    of: 'a close before the day',
    rows: ['OAK;10.5;2024-03-13', 'ELM;20.5;2024-03-13'],
    names: ['Ticker', 'Close', 'Date'],
  },
  {
    of: 'a close and a volume',
    rows: ['OAK;2024-03-13;10.5;1200', 'OAK;2024-03-14;10.75;0'],
    names: ['Ticker', 'Date', 'Close', 'Volume'],
  },
  {
    of: 'an ISIN and a ticker',
    rows: ['DE0007164600;SAP;2024-03-13;10.5', 'US0378331005;AAPL;2024-03-13;11'],
    names: ['ISIN', 'Ticker', 'Date', 'Close'],
  },
])('DI-03 rows without names are read by $of', ({ rows, decimal, names }) => {
  expect(namesOf(rows, decimal)).toEqual(names);
});

test.each([
  { why: 'months apart may be payments', rows: ['OAK;2024-03-13;0.5', 'OAK;2024-06-13;0.5'] },
  { why: 'of several codes on several days may be payments', rows: ['OAK;2024-03-13;1', 'ELM;2024-05-02;2'] },
  { why: 'alone may be anything', rows: ['OAK;2024-03-13;10.5'] },
  { why: 'beside a price may be its yield', rows: ['OAK;2024-03-13;99.5;4.5', 'OAK;2024-03-14;99;4.6'] },
  { why: 'in another order than the prices of a day', rows: ['OAK;2024-03-13;10.8;10.5;11;10.1'] },
  { why: 'that are all equal', rows: ['OAK;2024-03-13;10;10;10;10'] },
  { why: 'behind the close may be an adjusted one', rows: ['OAK;2024-03-13;10.5;11;10.1;10.8;9.9;1200'] },
  { why: 'with a word beside them', rows: ['OAK;2024-03-13;10.5;11;10.1;10.8;Oak plc'] },
])('DI-03 numbers without names $why: a person names the columns', ({ rows }) => {
  expect(namesOf(rows)).toBeNull();
});

test('DI-03 a table with names keeps them', () => {
  expect(findNames(['Ticker', 'Date', 'Price'], [['OAK', '2024-03-13', '1']], '.')).toBeNull();
});

test('DI-03 rows that begin with an ISIN are prices of a day', async () => {
  const { peek } = openText('eod.txt', '', undefined);
  const rows = [
    ['DE0007164600', '13/03/2024', '10.5', '11', '10.1', '10.8', '1200'],
    ['US0378331005', '13/03/2024', '20.5', '21', '20.1', '20.8', '90'],
  ];
  const header = letters(7);
  const content = {
    kind: 'table',
    source: 'csv',
    decimal: '.',
    header,
    sample: rows,
    hasHeader: false,
  } as const;
  const decoded = {
    kind: 'table',
    header,
    async *rows() {
      yield rows.map((cells, at) => ({ line: at + 1, raw: cells.join(','), cells }));
    },
  } as const;
  expect(plainOhlcv.recognise({ ...peek, content })).toMatchObject({
    score: expect.toSatisfy((n) => n >= 0.8),
  });
  const { records } = await readAll(plainOhlcv, { peek: { ...peek, content }, decoded });
  expect(records[1]).toEqual({
    type: 'price',
    subject: { isin: 'US0378331005' },
    day: '2024-03-13',
    open: '20.5',
    high: '21',
    low: '20.1',
    last: '20.8',
    volume: '90',
  });
});

test.each([
  {
    of: 'the National Stock Exchange of India',
    mic: 'XNSE',
    text: 'SYMBOL,SERIES,OPEN,HIGH,LOW,CLOSE,TOTTRDQTY,TOTTRDVAL,TIMESTAMP,ISIN,\nOAK,EQ,10.5,11,10.1,10.8,5,53.5,13-MAR-2024,INE144J01027,\nOAK,N1,1000,1001,999,1000,5,5000,13-MAR-2024,INE144J07024,\n',
  },
  {
    of: 'the Bombay Stock Exchange',
    mic: 'XBOM',
    text: 'SC_CODE,SC_NAME,SC_GROUP,SC_TYPE,OPEN,HIGH,LOW,CLOSE,ISIN_CODE,TRADING_DATE\n500999,OAK,A ,Q,10.5,11,10.1,10.8,INE144J01027,13-Mar-24\n900999,OAK 8%,F ,B,1000,1001,999,1000,INE144J07024,13-Mar-24\n',
  },
])('DI-05 a file of $of names its venue, and debt in it is left out', async ({ mic, text }) => {
  const { records, findings } = await readAll(plainOhlcv, openText('day.csv', text));
  expect(records).toMatchObject([{ subject: { mic, isin: 'INE144J01027' }, last: '10.8' }]);
  expect(findings).toMatchObject([{ rule: 'skipped', field: 'kind' }]);
});

test('DI-05 the name of a file with several ISINs is nobody’s ticker', async () => {
  const text = 'Date,ISIN,Close\n2024-03-13,DE0007164600,10\n2024-03-13,US0378331005,11\n';
  const { records } = await readAll(plainOhlcv, openText('EOD.csv', text));
  expect(records).toMatchObject([
    { subject: { isin: 'DE0007164600' } },
    { subject: { isin: 'US0378331005' } },
  ]);
  expect(JSON.stringify(records)).not.toContain('EOD');
});
