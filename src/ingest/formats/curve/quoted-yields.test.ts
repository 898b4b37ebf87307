import { expect, test } from 'vitest';
import { recognise } from '../../mapping/recognise.ts';
import { openText, readAll } from '../read-fixture-for-tests.ts';
import { findFormat } from '../registry.ts';

const INVESTING =
  '"Date","Price","Open","High","Low","Change %"\n"03/15/2024","2.441","2.420","2.460","2.401","0.99%"\n';
const STOOQ = 'Date,Open,High,Low,Close\n2024-03-15,2.420,2.460,2.401,2.441\n';

async function read(name: string, text: string) {
  const fixture = openText(name, text);
  const recognised = recognise(fixture.peek, []);
  if (recognised.kind !== 'decided') return expect.fail('not recognised');
  return { format: recognised.format.code, ...(await readAll(recognised.format, fixture)) };
}

test.each([
  { name: 'Germany 10-Year Bond Yield Historical Data.csv', text: INVESTING, code: 'DE10Y' },
  { name: 'United States 3-Month Bond Yield Historical Data (1).csv', text: INVESTING, code: 'US3M' },
  { name: 'DE10Y.csv', text: INVESTING, code: 'DE10Y' },
  { name: '10ydey_b_d.csv', text: STOOQ, code: 'DE10Y' },
  { name: 'TVC_US10Y, 1D.csv', text: STOOQ.replace('Date', 'time'), code: 'US10Y' },
])('DI-03 $name holds yields, not prices', async ({ name, text, code }) => {
  const { format, records } = await read(name, text);
  expect(format).toBe('curve');
  expect(records).toEqual([{ type: 'rate', code, day: '2024-03-15', percent: '2.441' }]);
});

test('DI-03 yields of which the name says no country wait for a code', async () => {
  const { format, findings } = await read('Rendite zehnjähriger Anleihen 10 Jahre.csv', INVESTING);
  expect(format).toBe('curve');
  expect(findings).toMatchObject([{ rule: 'missing_required', severity: 'hold', field: 'code' }]);
});

test('DI-03 a table of Investing.com without a volume is no table of prices until a person says so', async () => {
  const plain = findFormat('plain-ohlcv') ?? expect.fail();
  const { findings } = await read('OAK.csv', INVESTING);
  expect(findings).toMatchObject([
    { rule: 'basis', severity: 'hold', details: { expected: 'yields', column: 'Price' } },
  ]);
  const file = openText('OAK.csv', INVESTING);
  expect((await readAll(plain, file, { columns: { close: 'Price' } })).records).toHaveLength(1);
  const funds = await read(
    'High Yield 10 Fund.csv',
    INVESTING.replace('"Change', '"Vol.","Change').replace('"0.99', '"9K","0.99'),
  );
  expect(funds.records).toMatchObject([{ type: 'price', volume: '9000' }]);
});

test('DI-03 an exchange rate of Stooq is no share', async () => {
  const { records, findings } = await read('eurusd_d.csv', STOOQ);
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ rule: 'skipped', severity: 'reject', value: 'EURUSD' }]);
});

test('DI-03 indices of Warsaw have no caret at Stooq', async () => {
  const { records } = await read('wig20_d.csv', STOOQ);
  expect(records).toMatchObject([{ type: 'index-value', subject: { ticker: 'WIG20', kind: 'index' } }]);
});
