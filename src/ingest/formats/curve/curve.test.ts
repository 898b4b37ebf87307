import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
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
