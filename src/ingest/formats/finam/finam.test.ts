import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { finam } from './finam.ts';

const open = (name: string) => openFixture(`finam/fixtures/${name}`);

test('DI-03 Finam writes days as YYYYMMDD or DD/MM/YY; years from 70 are of the last century', async () => {
  const { records, findings } = await readAll(finam, open('finam.csv'), { constants: { mic: 'MISX' } });
  expect(records.map((record) => 'day' in record && record.day)).toEqual(['2024-03-01', '1998-03-13']);
  expect(records[0]).toMatchObject({
    subject: { ticker: 'GROVE', mic: 'MISX' },
    last: '11.0',
    volume: '1200',
  });
  expect(findings).toMatchObject([{ rule: 'skipped', severity: 'hold', line: 4, value: '60' }]);
});

test.each([
  { days: ['240102', '240131'], are: ['2024-01-02', '2024-01-31'] },
  { days: ['02/01/24', '31/01/24'], are: ['2024-01-02', '2024-01-31'] },
  { days: ['01/02/24', '01/31/24'], are: ['2024-01-02', '2024-01-31'] },
])('DI-03 Finam may write days as $days, with and without names of columns', async ({ days, are }) => {
  const rows = days.map((day) => `GROVE;D;${day};0;10;12;9;11;500\n`).join('');
  const named = openText(
    'GROVE.csv',
    `<TICKER>;<PER>;<DATE>;<TIME>;<OPEN>;<HIGH>;<LOW>;<CLOSE>;<VOL>\n${rows}`,
  );
  const unnamed = openText('GROVE.csv', `A;B;C;D;E;F;G;H;I\n${rows}`);
  for (const fixture of [named, unnamed]) {
    expect(finam.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
    const { records } = await readAll(finam, fixture);
    expect(records.map((record) => 'day' in record && record.day)).toEqual(are);
  }
});

test('DI-03 where no day of Finam shows whether the month comes first, a person is asked', async () => {
  const { records, findings } = await readAll(
    finam,
    openText('OAK.csv', '<DATE>;<CLOSE>\n01/02/24;11\n02/02/24;12\n'),
  );
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ severity: 'hold', details: { why: 'order_undecided' } }]);
});

test('DI-03 Stooq adds a country to its tickers', async () => {
  const { records } = await readAll(finam, open('stooq.txt'));
  expect(records).toMatchObject([{ subject: { ticker: 'HAZEL', mic: 'XNYS' }, day: '2024-03-01' }]);
});

test('DI-03 a file of Finam with a header and no record is no error', async () => {
  const fixture = open('empty.csv');
  expect(finam.recognise(fixture.peek).score).toBeGreaterThan(0.8);
  expect(await readAll(finam, fixture)).toMatchObject({ records: [], findings: [] });
});

test.each([
  {
    of: 'Finam',
    text: 'A;B;C;D;E;F;G;H;I\nGROVE;D;20240301;000000;10;12;9;11;500\n',
    volume: '500',
    ticker: 'GROVE',
  },
  { of: 'Finam without tickers', text: 'A;B;C;D;E;F;G\n20240301;000000;10;12;9;11;500\n', volume: '500' },
  { of: 'MetaStock', text: 'A,B,C,D,E,F\n20240301,10,12,9,11,500\n', volume: '500' },
  { of: 'MetaTrader, which counts price changes', text: 'A,B,C,D,E,F,G\n2024.03.01,00:00,10,12,9,11,500\n' },
])(
  'DI-03 a file of $of without names of columns is known by its rows',
  async ({ text, volume, ticker = 'OAK' }) => {
    const fixture = openText('OAK.csv', text);
    expect(finam.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
    const { records } = await readAll(finam, fixture);
    expect(records).toMatchObject([
      { subject: { ticker }, day: '2024-03-01', open: '10', high: '12', last: '11' },
    ]);
    expect(records.map((record) => 'volume' in record && record.volume)).toEqual([volume ?? false]);
  },
);

test.each([
  'A,B,C,D,E,F\n20240301,10,9,12,11,500\n',
  'A,B,C,D,E,F,G\n2024-03-01,x,10,12,9,11,500\n',
  'A,B,C,D,E,F\n1,10,12,9,11,500\n',
])('DI-03 other rows without names are not taken for prices: %s', (text) => {
  expect(finam.recognise(openText('OAK.csv', text).peek).score).toBe(0);
});

test('DI-03 a volume of 0 beside price changes is unknown', async () => {
  const { records } = await readAll(finam, open('metatrader.csv'));
  expect(records).toMatchObject([{ last: '11.5' }, { last: '11.9', volume: '120' }]);
  expect(records[0]).not.toHaveProperty('volume');
});

test.each([
  { of: 'MetaStock', header: 'A;B;C;D;E;F;G;H', row: 'GROVE;D;20240301;10;12;9;11;500' },
  { of: 'Stooq', header: 'A;B;C;D;E;F;G;H;I;J', row: 'GROVE;D;20240301;000000;10;12;9;11;500;0' },
])('DI-03 rows of $of without names are read', async ({ header, row }) => {
  const fixture = openText('GROVE.txt', `${header}\n${row}\n`);
  expect(finam.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records } = await readAll(finam, fixture);
  expect(records).toMatchObject([
    {
      subject: { ticker: 'GROVE' },
      day: '2024-03-01',
      open: '10',
      high: '12',
      low: '9',
      last: '11',
      volume: '500',
    },
  ]);
});

test('DI-03 a caret before a ticker of Stooq makes an index', async () => {
  const header = '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>';
  const rows = 'OAK.US,D,20240301,000000,10,12,9,11,500,0\n^ALB,D,20240301,000000,99,101,98,100,0,0\n';
  const fixture = openText('daily.txt', `${header}\n${rows}`);
  expect(finam.recognise(fixture.peek).records).toEqual(['price', 'index-value']);
  expect((await readAll(finam, fixture, { constants: { mic: 'XNYS' } })).records).toMatchObject([
    { type: 'price', subject: { ticker: 'OAK', mic: 'XNYS' }, last: '11' },
    { type: 'index-value', subject: { ticker: 'ALB', kind: 'index' }, value: '100' },
  ]);
});
