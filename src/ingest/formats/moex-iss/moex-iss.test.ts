import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { moexIss } from './moex-iss.ts';

const open = (name: string) => openFixture(`moex-iss/fixtures/${name}`);
const read = (name: string) => readAll(moexIss, open(name));

const FIRST_DAY = {
  type: 'price',
  subject: {
    mic: 'MISX',
    ticker: 'QUIN',
    board: 'TQBR',
    providerCode: 'QUIN',
    name: 'Рябина',
    kind: 'stock',
  },
  day: '2024-03-01',
  last: '62.92',
  open: '63.2',
  low: '62.55',
  high: '64.98',
  average: '63.28',
  legalClose: '63.38',
  turnover: '158621373.4',
  volume: '2506550',
  trades: '4408',
};

test.each(['history.json', 'history.csv', 'history.xml'])(
  'DI-03 %s of ISS gives the same prices',
  async (name) => {
    expect(moexIss.recognise(open(name).peek)).toMatchObject({ score: 1, records: ['price'] });
    expect((await read(name)).records[0]).toEqual(FIRST_DAY);
  },
);

test('DI-03 of several boards the main one counts; a day may have an official close only, or nothing', async () => {
  const { records, findings } = await read('history.json');
  expect(records[1]).toMatchObject({ day: '2024-03-04', legalClose: '62.92' });
  expect(records[1]).not.toHaveProperty('last');
  expect(findings).toMatchObject([
    { rule: 'skipped', details: { why: 'board' } },
    { rule: 'no_values', severity: 'note' },
  ]);
});

test('DI-03 a list of boards becomes one instrument and one listing a security', async () => {
  const { records, findings } = await read('securities.json');
  expect(records).toMatchObject([
    {
      type: 'instrument',
      subject: { isin: 'RU000A0JR4A1', board: 'TQBR' },
      kind: 'stock',
      names: { rus: 'ПАО Рябина', eng: 'Rowan' },
      currency: 'SUR',
      sharesOutstanding: '2276401458',
    },
    { type: 'listing', currency: 'SUR' },
    { type: 'instrument', shareType: 'preferred' },
    { type: 'listing' },
    { type: 'instrument', kind: 'etf', currency: 'USD' },
    { type: 'listing' },
    { type: 'price', day: '2024-03-05', last: '107', turnover: '106000' },
  ]);
  expect(records[2]).not.toHaveProperty('sharesOutstanding');
  expect(findings.map(({ rule, details }) => [rule, details?.why])).toEqual([
    ['skipped', 'board'],
    ['skipped', 'not_a_security'],
    ['skipped', 'not_a_security'],
    ['no_values', undefined],
    ['skipped', 'marketdata_yields'],
  ]);
});

test('DI-03 a recipe may name another order of boards', async () => {
  const { records } = await readAll(moexIss, open('history.json'), { constants: { boards: 'SMAL,TQBR' } });
  expect(records[0]).toMatchObject({ subject: { board: 'SMAL' }, volume: '1' });
});

test('DI-03 a description and its boards are one bond; 0000-00-00 is no day', async () => {
  const { records } = await read('description.json');
  expect(records).toMatchObject([
    { type: 'instrument', kind: 'bond', name: 'Рябина БО-14', currency: 'SUR' },
    { type: 'listing', subject: { board: 'EQOB' } },
    { type: 'bond-terms', nominal: '1000', issuedOn: '2015-06-03', maturesOn: '2021-05-26' },
  ]);
  expect(records).toHaveLength(3);
});

test('DI-03 a list of bonds gives terms and the day on which a holder may sell back', async () => {
  const { records } = await read('bonds.json');
  expect(records.slice(2)).toEqual([
    {
      type: 'bond-terms',
      subject: expect.objectContaining({ isin: 'RU000A0JVBS1' }),
      nominal: '1000',
      amount: '5000000',
      currency: 'SUR',
      couponRate: '11.75',
      couponsPerYear: 2,
      periodDays: 182,
      maturesOn: '2021-05-26',
    },
    { type: 'option', subject: expect.anything(), kind: 'put', day: '2018-05-30', price: '100' },
  ]);
});

test('DI-03 names of columns may be in small letters, and an index has no listing', async () => {
  const { records } = await read('search.json');
  expect(records.map(({ type }) => type)).toEqual(['instrument', 'instrument', 'listing']);
  expect(records[0]).toMatchObject({ kind: 'index', subject: { ticker: 'ROWANX' } });
  expect(records[1]).toMatchObject({ issuer: { name: 'ПАО Рябина' } });
});

test('DI-03 a catalogue of columns is no list of securities', () => {
  expect(moexIss.recognise(open('catalogue.json').peek).score).toBe(0);
});

test('DI-03 ISS has dividends by record day, and splits', async () => {
  expect(moexIss.recognise(open('actions.json').peek)).toMatchObject({
    score: 1,
    records: ['split', 'dividend'],
  });
  const { records, findings } = await read('actions.json');
  expect(records).toMatchObject([
    {
      type: 'dividend',
      subject: { isin: 'RU000A0JR4A1' },
      amount: '17.35',
      currency: 'SUR',
      recordOn: '2024-05-13',
    },
    { type: 'split', subject: { ticker: 'QUIN' }, day: '2024-04-08', after: '100', before: '1' },
  ]);
  expect(findings).toMatchObject([{ rule: 'missing_required', severity: 'reject' }]);
});

test('DI-03 candles of ISS are of the share that the file is named after; only those of whole days are taken', async () => {
  const columns = ['open', 'close', 'high', 'low', 'value', 'volume', 'begin', 'end'];
  const candle = (begin: string, end: string) => [10, 11, 12, 9, 5500, 500, begin, end];
  const data = [
    candle('2024-03-01 00:00:00', '2024-03-01 23:59:59'),
    candle('2024-03-04 10:00:00', '2024-03-04 10:59:59'),
    candle('2024-03-01 00:00:00', '2024-03-31 23:59:59'),
  ];
  const fixture = openText('QUIN.json', JSON.stringify({ candles: { columns, data } }));
  expect(moexIss.recognise(fixture.peek)).toMatchObject({ score: 1, records: ['price'] });
  const { records, findings } = await readAll(moexIss, fixture);
  expect(records).toEqual([
    {
      type: 'price',
      subject: { ticker: 'QUIN', mic: 'MISX' },
      day: '2024-03-01',
      last: '11',
      open: '10',
      low: '9',
      high: '12',
      turnover: '5500',
      volume: '500',
    },
  ]);
  expect(findings).toMatchObject([{ details: { why: 'not_daily' } }, { details: { why: 'not_daily' } }]);
});

test('DI-03 the constituents of an index are those of the last day of the answer', async () => {
  const { records, findings } = await read('analytics.json');
  expect(records).toMatchObject([
    { type: 'member', index: { ticker: 'FIRX', kind: 'index' }, subject: { ticker: 'OAK' }, weight: '14.5' },
    { subject: { ticker: 'ELM', mic: 'MISX' }, weight: '85.5' },
  ]);
  expect(findings).toMatchObject([{ rule: 'skipped', severity: 'note', details: { why: 'earlier_day' } }]);
});

test('DI-03 the zero-coupon curve of ISS has its terms in years', async () => {
  const { records } = await read('zcyc.json');
  const point = { type: 'curve', code: 'moex-zero', currency: 'RUB', kind: 'zero', day: '2024-03-01' };
  expect(records).toEqual([
    { ...point, months: expect.stringMatching(/^3(\.0+)?$/), percent: '14.5' },
    { ...point, months: '120', percent: '12.5' },
  ]);
});

test('DI-03 a description without boards is a security of the exchange', async () => {
  const text =
    '{"description":{"columns":["name","title","value"],"data":[["SECID","c","OAK"],["NAME","n","Oak"],["TYPE","t","common_share"],["GROUP","g","stock_shares"]]}}';
  const fixture = openText('OAK.json', text);
  expect(moexIss.recognise(fixture.peek).score).toBe(1);
  expect((await readAll(moexIss, fixture)).records).toMatchObject([
    { type: 'instrument', kind: 'stock', subject: { ticker: 'OAK', mic: 'MISX' } },
    { type: 'listing' },
  ]);
});

test.each([
  { of: 'futures', column: 'OPENPOSITION' },
  { of: 'currencies', column: 'VOLRUR' },
])('DI-03 the history of $of has no prices of securities', async ({ column }) => {
  const columns = ['BOARDID', 'TRADEDATE', 'SECID', 'OPEN', 'LOW', 'HIGH', 'CLOSE', column];
  const data = [['RFUD', '2024-03-01', 'OAKH4', 10, 9, 12, 11, 5]];
  const { records, findings } = await readAll(
    moexIss,
    openText('x.json', JSON.stringify({ history: { columns, data } })),
  );
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ rule: 'skipped', value: 'OAKH4', details: { why: 'not_a_security' } }]);
});

test('DI-03 candles of a currency are no prices of a security', async () => {
  const text =
    '{"candles":{"columns":["open","close","high","low","value","volume","begin","end"],"data":[[10,11,12,9,1,1,"2024-03-01 00:00:00","2024-03-01 23:59:59"]]}}';
  const { findings } = await readAll(moexIss, openText('USD000UTSTOM.json', text));
  expect(findings).toMatchObject([{ details: { why: 'not_a_security' } }]);
});
