import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ChartSelection,
  DEFAULT_SELECTION,
  hasSameSeries,
  isTable,
  parseChartQuery,
  putChartQuery,
  writeChartQuery,
} from './chart-address.ts';
import { MOST_INDEXES, MOST_STOCKS } from './limits.ts';
import { PERIODS } from './period.ts';

const parse = (address: string) => parseChartQuery(Object.fromEntries(new URLSearchParams(address)));

test.each<[string, Partial<ChartSelection>]>([
  ['', {}],
  ['?period=4', { period: 4 }],
  ['?period=0', { period: 0 }],
  ['?view=stock&type=extended', { view: 'stock', type: 'extended' }],
  ['?mode=table&period=4', { mode: 'table', period: 4 }],
  ['?view=archive', { view: 'archive' }],
  [
    '?view=archive&from=2020-01-01&before=2024-05-31',
    { view: 'archive', period: null, from: '2020-01-01', before: '2024-05-31' },
  ],
  ['?from=2026-01-05&to=2026-03-01', { period: null, from: '2026-01-05', to: '2026-03-01' }],
  ['?to=2026-03-01', { period: null, to: '2026-03-01' }],
  [
    '?compare=12@1,7',
    {
      compared: [
        { kind: 'stock', id: 12, venueId: 1 },
        { kind: 'index', id: 7 },
      ],
    },
  ],
])('CH-04 CM-01 %s in the address is a chart, and a chart is written so', (address, selection) => {
  expect(parse(address)).toEqual({ ...DEFAULT_SELECTION, ...selection });
  expect(writeChartQuery({ ...DEFAULT_SELECTION, ...selection })).toBe(address);
});

test.each([
  ['?period=6', '', 'there is no such period'],
  ['?period=1', '', 'the first period is not named'],
  ['?period=4&from=2026-01-05', '?from=2026-01-05', 'days win over a period'],
  ['?from=2026-02-30&period=4', '?period=4', 'a day that does not exist'],
  ['?type=candles', '', 'an unknown type'],
  ['?mode=list&view=all', '', 'an unknown mode and view'],
  ['?before=2024-05-31', '', 'a chart has no pages'],
  ['?mode=table&before=yesterday', '?mode=table', 'a page that begins on no day'],
  ['?compare=7,7,12@1,12@1', '?compare=7,12@1', 'twice the same'],
  ['?compare=x,,0,-3,4@,@5,1@2@3,99999999999', '', 'what is no id'],
  ['?type=extended&compare=7', '?type=extended', 'CH-09 the extended type compares nothing'],
])('CH-04 %s is read as "%s": %s', (address, written) => {
  expect(writeChartQuery(parse(address))).toBe(written);
});

test('CM-02 an address cannot request more than ten stocks, the page’s own among them, and ten indexes', () => {
  const many = Array.from({ length: 10 }, (_, at) => [`${at + 1}@1`, at + 100]).flat();
  const { compared } = parse(`?compare=${many}`);
  expect(compared.filter(({ kind }) => kind === 'stock')).toHaveLength(MOST_STOCKS - 1);
  expect(compared.filter(({ kind }) => kind === 'index')).toHaveLength(MOST_INDEXES);
});

const anyId = fc.integer({ min: 1, max: 2_147_483_647 });
const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyDays = fc.oneof(
  fc.record({ period: fc.constantFrom(...PERIODS), from: fc.constant(null), to: fc.constant(null) }),
  fc.record({ period: fc.constant(null), from: anyDay, to: fc.option(anyDay) }),
);
const anyStock = fc.record({ kind: fc.constant('stock' as const), id: anyId, venueId: anyId });
const anyIndex = fc.record({ kind: fc.constant('index' as const), id: anyId });
const anyCompared = fc.uniqueArray(fc.oneof(anyStock, anyIndex), {
  maxLength: 9,
  selector: (compared) => JSON.stringify(compared),
});

test('CH-04 CM-01 every chart survives the way into its address and back', () => {
  const anySelection = fc
    .tuple(
      fc.record({
        view: fc.constantFrom('chart' as const, 'stock' as const, 'archive' as const),
        mode: fc.constantFrom('chart' as const, 'table' as const),
        page: fc.option(anyDay),
        type: fc.constantFrom('simple' as const, 'extended' as const),
        compared: anyCompared,
      }),
      anyDays,
    )
    .map(([{ page, ...selection }, days]) => ({
      ...selection,
      ...days,
      before: isTable(selection) ? page : null,
      compared: selection.type === 'extended' ? [] : selection.compared,
    }));
  fc.assert(
    fc.property(anySelection, (selection) => {
      expect(parse(writeChartQuery(selection))).toEqual(selection);
    }),
  );
});

test('CH-04 whatever an address says gives a chart, and writing it is stable', () => {
  const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9@,-]{0,40}$/));
  const anyQuery = fc.record(
    {
      view: fc.oneof(anyText, fc.constant('archive')),
      mode: fc.oneof(anyText, fc.constant('table')),
      type: anyText,
      period: anyText,
      from: anyText,
      to: anyText,
      before: fc.oneof(anyText, anyDay),
      compare: anyText,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyQuery, (query) => {
      const written = writeChartQuery(parseChartQuery(query));
      expect(writeChartQuery(parse(written))).toBe(written);
      expect(written).toMatch(/^(\?[a-z0-9=&@,-]+)?$/);
    }),
  );
});

test('CH-04 a chart changes its own part of an address and no other', () => {
  const selection = { ...DEFAULT_SELECTION, period: 4 } as const;
  expect(putChartQuery('?utm_source=letter&period=2&compare=7', selection)).toBe(
    '?utm_source=letter&period=4',
  );
  expect(putChartQuery('?period=2', DEFAULT_SELECTION)).toBe('');
});

test.each([
  { other: '?mode=table', isSame: true, why: 'a table is the same days stated in another way' },
  { other: '?view=archive&before=2024-05-31', isSame: true, why: 'the archive leaves the chart alone' },
  { other: '?view=stock', isSame: false, why: 'the stock-style view has the whole history' },
  { other: '?period=4', isSame: false, why: 'another period has other days' },
  { other: '?mode=table&type=extended', isSame: false, why: 'candles have more series' },
])('CH-01 $why', ({ other, isSame }) => {
  expect(hasSameSeries(DEFAULT_SELECTION, parse(other))).toBe(isSame);
});
