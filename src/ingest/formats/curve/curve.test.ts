import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { curve } from './curve.ts';
import { readTenor } from './tenor.ts';

const open = (name: string) => openFixture(`curve/fixtures/${name}`);

test('DI-03 the Treasury’s feed gives par yields; a new tenor is read by its name, an unknown one reported', async () => {
  const { records, findings } = await readAll(curve, open('treasury.xml'));
  const point = { type: 'curve', code: 'us-treasury-par', currency: 'USD', kind: 'par', day: '2024-03-01' };
  expect(records).toEqual([
    { ...point, months: '1', percent: '5.53' },
    { ...point, months: '1.5', percent: '5.5' },
    { ...point, months: '120', percent: '4.19' },
  ]);
  expect(findings).toMatchObject([{ rule: 'unknown_tenor', severity: 'warn', value: 'BC_FOREVER' }]);
});

test('DI-03 a table of tenors is a curve, which a recipe names; yields may be negative', async () => {
  const { records, findings } = await readAll(curve, open('table.csv'), {
    constants: { code: 'eur-par', currency: 'EUR' },
  });
  expect(records).toHaveLength(5);
  expect(records[4]).toEqual({
    type: 'curve',
    code: 'eur-par',
    currency: 'EUR',
    kind: 'par',
    day: '2024-03-01',
    months: '360',
    percent: '-0.33',
  });
  expect(findings).toMatchObject([{ rule: 'no_values', line: 3 }]);
  expect((await readAll(curve, open('table.csv'))).findings).toEqual([
    { rule: 'missing_required', severity: 'hold', field: 'code' },
  ]);
});

test('DI-03 the table of the Treasury is known by its tenors', async () => {
  const { records } = await readAll(curve, open('treasury.csv'));
  expect(records.map((record) => record.type === 'curve' && record.months)).toEqual([
    '1',
    '1.5',
    '2',
    '12',
    '360',
  ]);
  expect(records[0]).toMatchObject({ code: 'us-treasury-par', day: '2024-03-13' });
});

test('DI-03 FRED has one column a series, and a point where there is no value', async () => {
  const { records, findings } = await readAll(curve, open('fred.csv'));
  expect(records).toEqual([{ type: 'rate', code: 'DGS10', day: '2024-03-01', percent: '4.19' }]);
  expect(findings).toMatchObject([{ rule: 'no_values', line: 3 }]);
  expect((await readAll(curve, open('fred-old.csv'))).records).toHaveLength(1);
});

test('DI-03 which rate a file of days and rates holds is asked once', async () => {
  expect((await readAll(curve, open('rate.csv'))).findings).toEqual([
    { rule: 'missing_required', severity: 'hold', field: 'code' },
  ]);
  const { records } = await readAll(curve, open('rate.csv'), { constants: { code: 'US10Y' } });
  expect(records).toEqual([{ type: 'rate', code: 'US10Y', day: '1953-04-01', percent: '2.83' }]);
});

test('DI-03 keys of the ECB name a point of a curve or a rate', async () => {
  const { records } = await readAll(curve, open('ecb.csv'));
  expect(records).toEqual([
    {
      type: 'curve',
      code: 'ecb-g-n-a-zero',
      currency: 'EUR',
      kind: 'zero',
      day: '2024-03-01',
      months: '120',
      percent: '2.45',
    },
    { type: 'rate', code: 'FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA', day: '2024-02-01', percent: '3.92' },
  ]);
});

test('DI-03 the exchange rates of the ECB have the keys of its series; a currency without a rate is left out', async () => {
  const { records, findings } = await readAll(curve, open('eurofxref.xml'));
  expect(records).toEqual([
    { type: 'rate', code: 'EXR.D.USD.EUR.SP00.A', day: '2024-03-01', percent: '1.0834' },
    { type: 'rate', code: 'EXR.D.JPY.EUR.SP00.A', day: '2024-03-01', percent: '163.1' },
    { type: 'rate', code: 'EXR.D.USD.EUR.SP00.A', day: '2024-02-29', percent: '1.0826' },
  ]);
  expect(findings).toMatchObject([{ rule: 'no_values', severity: 'note' }]);
  expect(curve.recognise(open('eurofxref.xml').peek).score).toBe(1);
});

test.each([
  ['1m', '1'],
  ['BC_1_5MONTH', '1.5'],
  ['10 Yr', '120'],
  ['30Y', '360'],
  ['6 Mo', '6'],
  ['BC_30YEARDISPLAY', null],
  ['date', null],
])('DI-03 %s is a tenor of %s months', (name, months) => {
  expect(readTenor(name)).toBe(months);
});

test('DI-03 the exchange rates of the ECB as a table have the same keys; N/A is no rate', async () => {
  const { records } = await readAll(curve, open('eurofxref.csv'));
  expect(records).toEqual([
    { type: 'rate', code: 'EXR.D.USD.EUR.SP00.A', day: '2024-03-01', percent: '1.1' },
    { type: 'rate', code: 'EXR.D.JPY.EUR.SP00.A', day: '2024-03-01', percent: '160.5' },
    { type: 'rate', code: 'EXR.D.BGN.EUR.SP00.A', day: '2024-03-01', percent: '1.9558' },
  ]);
});

test('DI-03 the Bundesbank describes its series between their keys and their days', async () => {
  const { records, findings } = await readAll(curve, open('bundesbank.csv'));
  expect(records).toEqual([
    {
      type: 'rate',
      code: 'BBSIS.D.I.ZST.ZI.EUR.S1311.B.A604.R10XX.R.A.A._Z._Z.A',
      day: '2024-02-29',
      percent: '2.49',
    },
  ]);
  expect(findings.map(({ rule }) => rule)).toEqual(['trailer', 'trailer', 'trailer', 'no_values']);
});

test('DI-03 a curve may have one row a point; a tenor that is none rejects its row', async () => {
  const { records, findings } = await readAll(curve, open('points.csv'));
  const point = { type: 'curve', code: 'fir-zero', currency: 'EUR', kind: 'par', day: '2024-03-01' };
  expect(records).toEqual([
    { ...point, months: '120', percent: '2.45' },
    { ...point, months: '3', percent: '3.8' },
    { ...point, months: '12', percent: '3.1' },
  ]);
  expect(findings).toMatchObject([{ rule: 'unknown_tenor', severity: 'reject', line: 5, value: 'soon' }]);
});

test('DI-03 a curve without a name takes the one that --ticker gives; without a currency its rows are rejected', async () => {
  const points = openText('x.csv', 'date,tenor,rate\n2024-03-01,10Y,2.45\n');
  expect((await readAll(curve, points)).findings).toMatchObject([
    { rule: 'missing_required', severity: 'hold' },
  ]);
  const named = { subject: { ticker: 'fir-zero' } };
  expect((await readAll(curve, points, named)).findings).toMatchObject([
    { rule: 'missing_required', severity: 'reject', field: 'currency' },
  ]);
  const { records } = await readAll(curve, points, { ...named, constants: { currency: 'EUR' } });
  expect(records).toMatchObject([{ code: 'fir-zero', currency: 'EUR', months: '120' }]);
  const table = openText('x.csv', 'date,1m,2m,3m\n2024-03-01,1,2,3\n');
  expect((await readAll(curve, table, named)).records).toHaveLength(3);
});

test.each(['Дата;Ставка\n01.03.2024;16,5\n', 'Date,Bank Rate\n01 Mar 2024,16.5\n'])(
  'DI-03 a rate is known by its name in any language: %s',
  async (text) => {
    const { records } = await readAll(curve, openText('x.csv', text), { subject: { ticker: 'KEY' } });
    expect(records).toEqual([{ type: 'rate', code: 'KEY', day: '2024-03-01', percent: '16.5' }]);
  },
);

test('DI-03 the value of a fund’s share is a price and no rate of a series', () => {
  expect(curve.recognise(openText('x.csv', 'Date,NAV\n2024-03-01,100.25\n').peek).score).toBe(0);
});
