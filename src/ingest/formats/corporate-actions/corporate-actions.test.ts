import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { corporateActions } from './corporate-actions.ts';

const read = (name: string) => readAll(corporateActions, openFixture(`corporate-actions/fixtures/${name}`));

test('DI-03 the day on which the register closes is the record day, and two dividends of one day are two', async () => {
  const { records } = await read('IVY.csv');
  const dividend = {
    type: 'dividend',
    subject: { ticker: 'IVY' },
    currency: 'RUB',
    recordOn: '2022-12-21',
    provider: 'alpha',
  };
  expect(records).toEqual([
    { ...dividend, amount: '256.0' },
    { ...dividend, amount: '537.0' },
  ]);
});

test('DI-03 dividends have all their days and their kind', async () => {
  const { records } = await read('declared.csv');
  expect(records).toEqual([
    {
      type: 'dividend',
      subject: { ticker: 'IVY' },
      amount: '1.25',
      currency: 'EUR',
      exDividendOn: '2024-03-01',
      recordOn: '2024-03-04',
      paidOn: '2024-03-20',
      kind: 'special',
    },
  ]);
});

test('DI-03 a split is an exact fraction, and a bonus issue is a split', async () => {
  const { records } = await read('splits.csv');
  expect(records).toMatchObject([
    { type: 'split', day: '2024-04-08', after: '1', before: '5000' },
    { type: 'split', day: '2024-04-09', after: '100', before: '1' },
  ]);
});

test('DI-03 a ratio is a number or two of them', async () => {
  const { records, findings } = await read('ratios.csv');
  expect(records).toMatchObject([
    { subject: { ticker: 'IVY' }, after: '4', before: '1' },
    { after: '0.5', before: '1' },
  ]);
  expect(findings).toEqual([
    { rule: 'not_a_number', severity: 'reject', line: 4, field: 'ratio', value: 'four' },
  ]);
});

test('DI-03 dividends that Yahoo lets download by themselves are on their ex-dividend day', async () => {
  const { records } = await readAll(
    corporateActions,
    openText('IVY.csv', 'Date,Dividends\n2024-03-01,0.25\n'),
  );
  expect(records).toMatchObject([{ amount: '0.25', exDividendOn: '2024-03-01' }]);
});

test('DI-03 dividends and splits may stand in one row, and neither is lost', async () => {
  const text =
    'Date,Dividends,Stock Splits\n2024-02-09 00:00:00-05:00,0.24,0.0\n2020-08-31 00:00:00-04:00,0.0,4.0\n';
  const fixture = openText('IVY.csv', text);
  expect(corporateActions.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  expect((await readAll(corporateActions, fixture)).records).toMatchObject([
    { type: 'dividend', subject: { ticker: 'IVY' }, amount: '0.24', exDividendOn: '2024-02-09' },
    { type: 'split', day: '2020-08-31', after: '4.0', before: '1' },
  ]);
});

test('DI-03 the dividend history of Nasdaq has its ex-dividend days', async () => {
  const text =
    '"Ex/EFF DATE",TYPE,"CASH AMOUNT","DECLARATION DATE","RECORD DATE","PAYMENT DATE"\n02/19/2024,CASH,$0.24,02/01/2024,02/20/2024,02/25/2024\n';
  const { records } = await readAll(corporateActions, openText('OAK.csv', text));
  expect(records).toMatchObject([
    { amount: '0.24', exDividendOn: '2024-02-19', recordOn: '2024-02-20', paidOn: '2024-02-25' },
  ]);
});

test.each([
  ['Dividend - Rs 9 Per Share', [{ type: 'dividend', amount: '9', currency: 'INR', kind: 'regular' }]],
  ['Final Dividend - Rs. - 2.5000', [{ type: 'dividend', amount: '2.5000', kind: 'regular' }]],
  [
    'Interim Dividend - Re 0.50 Per Share/Special Dividend - Rs 2 Per Share',
    [
      { amount: '0.50', kind: 'regular' },
      { amount: '2', kind: 'special' },
    ],
  ],
  ['Bonus 1:1', [{ type: 'split', after: '2', before: '1' }]],
  ['Bonus issue 3:2', [{ type: 'split', after: '5', before: '2' }]],
  [
    'Face Value Split (Sub-Division) - From Rs 10/- Per Share To Rs 2/- Per Share',
    [{ type: 'split', after: '10', before: '2' }],
  ],
  ['Annual General Meeting', []],
])('DI-03 corporate actions of India stand in words: %s', async (purpose, expected) => {
  const nse = `SYMBOL,COMPANY NAME,SERIES,PURPOSE,FACE VALUE,EX-DATE,RECORD DATE\nOAK,Oak Limited,EQ,${purpose},10,21-Aug-2023,21-Aug-2023\n`;
  const fixture = openText('CF-CA.csv', nse);
  expect(corporateActions.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records } = await readAll(corporateActions, fixture);
  expect(records).toMatchObject(expected);
  for (const record of records) expect(record).toMatchObject({ subject: { ticker: 'OAK', mic: 'XNSE' } });
});
