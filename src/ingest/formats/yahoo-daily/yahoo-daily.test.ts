import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { yahooDaily } from './yahoo-daily.ts';

const open = (name: string) => openFixture(`yahoo-daily/fixtures/${name}`);

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
  const subject = { providerCode: 'BRINE.L', ticker: 'BRINE', mic: 'XLON' };
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
  expect(findings).toEqual([]);
});
