import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { findFormat } from '../registry.ts';
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

test('DI-03 a curve without a name takes the one that --ticker gives; it needs a currency, too', async () => {
  const points = openText('x.csv', 'date,tenor,rate\n2024-03-01,10Y,2.45\n');
  expect((await readAll(curve, points)).findings).toMatchObject([
    { rule: 'missing_required', severity: 'hold' },
  ]);
  const named = { subject: { ticker: 'fir-zero' } };
  expect((await readAll(curve, points, named)).findings).toMatchObject([
    { rule: 'missing_required', severity: 'hold', field: 'currency' },
  ]);
  const { records } = await readAll(curve, points, { ...named, constants: { currency: 'EUR' } });
  expect(records).toMatchObject([{ code: 'fir-zero', currency: 'EUR', months: '120' }]);
  const table = openText('x.csv', 'date,1m,2m,3m\n2024-03-01,1,2,3\n');
  expect((await readAll(curve, table, named)).findings).toMatchObject([
    { rule: 'missing_required', severity: 'hold', field: 'currency' },
  ]);
  const known = { ...named, constants: { currency: 'EUR' } };
  expect((await readAll(curve, table, known)).records).toHaveLength(3);
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

const readText = (text: string, reading = {}) => readAll(curve, openText('rates.csv', text), reading);
const isRecognised = (text: string) =>
  expect(curve.recognise(openText('rates.csv', text).peek).score).toBeGreaterThanOrEqual(0.8);

test('DI-03 the archive of the Treasury writes its tenors in small letters', async () => {
  const text = 'date,1 mo,2 mo,10 yr,30 yr\n12/29/23,5.60,5.59,3.88,4.03\n';
  isRecognised(text);
  expect((await readText(text)).records).toMatchObject([
    { code: 'us-treasury-par', currency: 'USD', day: '2023-12-29', months: '1', percent: '5.60' },
    {},
    {},
    { months: '360' },
  ]);
});

test('DI-03 years as names of columns are tenors; a curve without a currency waits for it', async () => {
  const text = 'Дата;0,25;0,5;1;10\n05.02.2024;14,5;14,1;13,5;12\n';
  isRecognised(text);
  const { records } = await readText(text, { constants: { code: 'gov', currency: 'RUB' } });
  expect(records.map((record) => record.type === 'curve' && [record.months, record.percent])).toEqual([
    [expect.stringMatching(/^3(\.0+)?$/), '14.5'],
    [expect.stringMatching(/^6(\.0+)?$/), '14.1'],
    ['12', '13.5'],
    ['120', '12'],
  ]);
  expect((await readText(text, { constants: { code: 'gov' } })).findings).toMatchObject([
    { rule: 'missing_required', severity: 'hold', field: 'currency' },
  ]);
});

test.each([
  { of: 'FRED', text: 'DATE,DGS10,DGS2\n2024-01-01,.,.\n2024-01-02,3.95,4.33\n', code: 'DGS10' },
  { of: 'the Bank of England', text: 'DATE,IUDSOIA,IUDBEDR\n02 Jan 2024,3.95,5.25\n', code: 'SONIA' },
  {
    of: 'the New York Fed',
    text: 'Effective Date,Rate Type,Rate (%),Volume ($Billions)\n01/02/2024,SOFR,3.95,1698\n01/13/2024,,,\n',
    code: 'SOFR',
  },
  {
    of: 'the data portal of the ECB',
    text: '"DATE","TIME PERIOD","Euro short-term rate (EST.B.EU000A2X2A25.WT)"\n"2024-01-02","02 Jan 2024","3.95"\n',
    code: 'ESTR',
  },
  {
    of: 'SDMX',
    text: 'DATAFLOW,FREQ,CURRENCY,CURRENCY_DENOM,TIME_PERIOD,OBS_VALUE,OBS_STATUS\nECB:EXR(1.0),D,USD,EUR,2024-01-02,3.95,A\n',
    code: 'EXR.D.USD.EUR',
  },
])('DI-03 rates of $of are stored under their names', async ({ text, code }) => {
  isRecognised(text);
  expect((await readText(text)).records.find((record) => 'day' in record)).toEqual({
    type: 'rate',
    code,
    day: '2024-01-02',
    percent: '3.95',
  });
});

test('DI-03 a curve of the data portal of the ECB is a curve', async () => {
  const text =
    '"DATE","TIME PERIOD","10-year maturity (YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y)"\n"2024-01-02","02 Jan 2024","2.13"\n';
  expect((await readText(text)).records).toMatchObject([{ type: 'curve', kind: 'zero', months: '120' }]);
});

test('DI-03 prices of several tickers under DATE are no rates', () => {
  expect(curve.recognise(openText('x.csv', 'DATE,OAK,ELM\n2024-01-02,3,4\n').peek).score).toBe(0);
});

test('DI-03 reference rates as JSON of the New York Fed', async () => {
  const text = JSON.stringify({
    refRates: [{ effectiveDate: '2024-01-02', type: 'SOFR', percentRate: 5.31, volumeInBillions: 1698 }],
  });
  const format = findFormat('curve') ?? expect.fail();
  expect((await readAll(format, openText('sofr.json', text))).records).toEqual([
    { type: 'rate', code: 'SOFR', day: '2024-01-02', percent: '5.31' },
  ]);
});

test.each([
  ['ON', '0.03'],
  ['O/N', '0.03'],
  ['Overnight', '0.03'],
  ['1W', '0.23'],
  ['2 weeks', '0.46'],
  ['2 недели', '0.46'],
  ['28D', '0.92'],
  ['364 days', '11.96'],
  ['1.5 Month', '1.5'],
  ['6 месяцев', '6'],
  ['18M', '18'],
  ['1Y6M', '18'],
  ['10 Jahre', '120'],
  ['5 лет', '60'],
  ['52W high', null],
  ['M', null],
])('DI-03 %s is a tenor of %s months, also in days, weeks and other languages', (name, months) => {
  expect(readTenor(name)).toBe(months);
});

test('DI-03 a column of a curve that is no tenor is named, and the others are read', async () => {
  const text = 'Date,ON,1W,1M,1Y,Spread,\n2024-03-01,5.31,5.32,5.33,5.1,0.2,\n';
  isRecognised(text);
  const { records, findings } = await readText(text, { constants: { code: 'usd', currency: 'USD' } });
  expect(records.map((record) => record.type === 'curve' && record.months)).toEqual([
    '0.03',
    '0.23',
    '1',
    '12',
  ]);
  expect(findings).toEqual([{ rule: 'unknown_tenor', severity: 'warn', value: 'Spread' }]);
});

test('DI-03 the key rate of the Bank of Russia is read beside inflation, of which the column is named', async () => {
  const text =
    'Дата;Ключевая ставка, % годовых;Инфляция, % г/г;Цель по инфляции, %\n02.2024;16,00;7,69;4,00\n01.2024;15,50;7,44;4,00\n';
  isRecognised(text);
  const { records, findings } = await readText(text);
  expect(records).toEqual([
    { type: 'rate', code: 'CBR.KEY', day: '2024-02-01', percent: '16.00' },
    { type: 'rate', code: 'CBR.KEY', day: '2024-01-01', percent: '15.50' },
  ]);
  expect(findings.map(({ rule, severity, value }) => [rule, severity, value])).toEqual([
    ['skipped', 'warn', 'Инфляция, % г/г'],
    ['skipped', 'warn', 'Цель по инфляции, %'],
  ]);
});
