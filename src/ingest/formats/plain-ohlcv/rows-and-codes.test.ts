import { expect, test } from 'vitest';
import { openText, readAll } from '../read-fixture-for-tests.ts';
import { plainOhlcv } from './plain-ohlcv.ts';

test.each([
  'Index,Date,Close\nALBA 40,2024-03-01,100\nBREN,2024-03-01,7\n',
  'Date,Index,Value\n2024-03-01,ALBA 40,100\n2024-03-01,BREN,7\n',
  'Index Name,Index Date,Closing Index Value\nALBA 40,01-03-2024,100\nBREN,01-03-2024,7\n',
])('DI-03 a column of indices says which index a row is of: %s', async (text) => {
  const fixture = openText('indices.csv', text);
  expect(plainOhlcv.recognise(fixture.peek)).toMatchObject({ records: ['index-value'] });
  expect(plainOhlcv.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  expect((await readAll(plainOhlcv, fixture, { dayOrder: 'dmy' })).records).toMatchObject([
    { subject: { name: 'ALBA 40', kind: 'index' }, day: '2024-03-01', value: '100' },
    { subject: { ticker: 'BREN', kind: 'index' }, day: '2024-03-01', value: '7' },
  ]);
});

test('DI-03 a column Index with the numbers of rows names nobody', async () => {
  const fixture = openText('OAK.csv', 'Index,Date,Close\n0,2024-03-01,11\n1,2024-03-04,12\n');
  expect(plainOhlcv.recognise(fixture.peek)).toMatchObject({ records: ['price'] });
  expect((await readAll(plainOhlcv, fixture)).records).toMatchObject([{ subject: { ticker: 'OAK' } }, {}]);
});

test('DI-05 codes of Refinitiv that are no tickers are not taken for some', async () => {
  const codes = ['OAK.OQ', 'ELMF.DE', 'FIRn.DE', '.ALB', '7203.T'];
  const rows = codes.map((code) => `${code},2024-03-01,11\n`).join('');
  const fixture = openText('prices.csv', `Instrument,Date,Price Close\n${rows}`);
  const { records } = await readAll(plainOhlcv, fixture);
  expect(records.map((record) => 'subject' in record && record.subject)).toEqual([
    { ticker: 'OAK', mic: 'XNAS' },
    { providerCode: 'ELMF', mic: 'XETR' },
    { providerCode: 'FIRn.DE' },
    { providerCode: '.ALB', ticker: 'ALB', kind: 'index' },
    { ticker: '7203', mic: 'XTKS' },
  ]);
});

test('DI-13 numbers with a comma and no quotation marks are rejected: their cells are not in their columns', async () => {
  const fixture = openText(
    'OAK.csv',
    'Date,Close,Volume\n02.01.2024,1234,50,1234567\n03.01.2024,1234,900,\n',
  );
  const { records, findings } = await readAll(plainOhlcv, fixture);
  expect(findings).toMatchObject([
    { rule: 'skipped', severity: 'reject', line: 2, details: { why: 'more_cells' } },
  ]);
  expect(records).toMatchObject([{ day: '2024-01-03', last: '1234', volume: '900' }]);
});

test.each([
  ['1.5bn', '1500000000'],
  ['2.5 mln', '2500000'],
  ['2.5 тыс.', '2500'],
  ['12万', '120000'],
  ['(none)', undefined],
  ['--', undefined],
  ['#DIV/0!', undefined],
])('DI-03 a volume of %s is %s', async (written, volume) => {
  const fixture = openText('OAK.csv', `Date,Close,Volume\n2024-03-01,11,${written}\n`);
  const [record] = (await readAll(plainOhlcv, fixture)).records;
  expect(record?.type === 'price' && record.volume).toBe(volume);
});

test('DI-05 pairs of currencies and coins are no shares', async () => {
  const text = 'date,symbol,close\n2024-03-01,BTC/USD,44187\n2024-03-01,OAK/B,11\n';
  const { records, findings } = await readAll(plainOhlcv, openText('prices.csv', text));
  expect(records).toMatchObject([{ subject: { ticker: 'OAK/B' }, last: '11' }]);
  expect(findings).toMatchObject([{ rule: 'skipped', value: 'BTC/USD', details: { why: 'not_a_security' } }]);
});

test('DI-08 the index that a share is part of is not what its prices are of', async () => {
  const text = 'Date,Ticker,Index,Close\n2024-03-01,OAK,ALBA 40,11\n';
  const fixture = openText('prices.csv', text);
  expect(plainOhlcv.recognise(fixture.peek).records).toEqual(['price']);
  expect((await readAll(plainOhlcv, fixture)).records).toMatchObject([
    { type: 'price', subject: { ticker: 'OAK' }, last: '11' },
  ]);
});

test('DI-05 the purchases and sales of a portfolio are no prices of days', () => {
  const { peek } = openText('x.csv', 'Date,Ticker,Shares,Price,Value\n2024-03-14,OAK,100,173,17300\n');
  expect(plainOhlcv.recognise(peek).score).toBe(0);
});

test.each([
  ['171.25 USD', '171.25', 'USD'],
  ['EUR 171.25', '171.25', 'EUR'],
  ['€171.25', '171.25', 'EUR'],
  ['-€1', '-1', 'EUR'],
  ['£7.65', '7.65', 'GBP'],
  ['171.25 zł', '171.25', 'PLN'],
  ['US$171.25', '171.25', 'USD'],
  ['1.5 Mio. €', '1500000', 'EUR'],
  ['$171.25', '171.25', undefined],
  ['171.25%', '171.25', undefined],
])('DI-05 the currency beside a price is that of the price: %s', async (cell, last, currency) => {
  const { records } = await readAll(plainOhlcv, openText('OAK.csv', `Date,Close\n2024-03-14,${cell}\n`));
  expect(records).toEqual([
    { type: 'price', subject: { ticker: 'OAK' }, day: '2024-03-14', last, ...(currency && { currency }) },
  ]);
});

test('DI-05 a price in pounds is not one in pence, whatever the suffix of its ticker says', async () => {
  const text = 'Ticker,Date,Close\nOAK.L,2024-03-14,£7.65\nOAK.L,2024-03-15,765\n';
  const { records } = await readAll(plainOhlcv, openText('x.csv', text));
  expect(records).toMatchObject([{ currency: 'GBP' }, { currency: 'GBp' }]);
});

test('DI-05 prices in cents are a hundredth, and per cent is no cent', async () => {
  const read = async (head: string) =>
    (await readAll(plainOhlcv, openText('OAK.csv', `Date,${head}\n2024-03-14,17125\n`))).records;
  expect(await read('Kurs in Cent')).toMatchObject([{ last: '171.25' }]);
  expect(await read('Close (EUR cents)')).toMatchObject([{ last: '171.25', currency: 'EUR' }]);
  expect(await read('Close (per cent)')).toMatchObject([{ last: '17125' }]);
});

test('DI-03 a column for each of several known indices holds indices', async () => {
  const indices = openText('x.csv', 'Datum;DAX;MDAX\n14.03.2024;17942,04;26000,10\n');
  expect(plainOhlcv.recognise(indices.peek).records).toEqual(['index-value']);
  expect((await readAll(plainOhlcv, indices)).records).toMatchObject([
    { type: 'index-value', subject: { ticker: 'DAX', kind: 'index' }, value: '17942.04' },
    { type: 'index-value', subject: { ticker: 'MDAX', kind: 'index' } },
  ]);
});
