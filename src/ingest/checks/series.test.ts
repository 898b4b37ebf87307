import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { PriceBasis } from './basis.ts';
import { createCloseFit } from './close-fit.ts';
import { judgeGaps } from './gaps.ts';
import { toPriceDay } from './price-day.ts';
import { checkUnits, createPriceSeries } from './price-series.ts';

interface Given {
  readonly closes: readonly (readonly [day: string, last: string | undefined])[];
  readonly splits?: readonly (readonly [day: string, ratio: number])[];
  readonly basis?: PriceBasis;
}

function run({ closes, splits = [], basis = 'as_traded' }: Given) {
  const series = createPriceSeries({
    basis,
    jumpTimes: 1.8,
    splits: splits.map(([day, ratio]) => ({ day: toDayNumber(day), ratio })),
  });
  const findings = closes.flatMap(([day, last], at) => {
    const prices = last === undefined ? { bid: '9.9' } : { last, open: last, low: last, high: last };
    return series.add(toPriceDay({ type: 'price', subject: {}, day, ...prices, volume: '1' }), at + 2);
  });
  const { findings: more, gaps } = series.end();
  return { found: [...findings, ...more].map(({ rule, severity }) => `${rule} ${severity}`), gaps };
}

const DAYS = [
  '2024-04-01',
  '2024-04-02',
  '2024-04-03',
  '2024-04-04',
  '2024-04-05',
  '2024-04-08',
  '2024-04-09',
];
const at = (...prices: number[]) => prices.map((price, day) => [DAYS[day] ?? '', String(price)] as const);

const CASES: readonly (readonly [why: string, given: Given, found: readonly string[]])[] = [
  ['a quiet week', { closes: at(10, 10.1, 10.2, 10.3, 10.1) }, []],
  ['twice the price', { closes: at(10, 10.1, 20.3, 20.4) }, ['jump warn']],
  [
    'half the price, downwards in time',
    { closes: at(10, 10.1, 20.3, 20.4).reverse() },
    ['jump warn', 'unsorted note'],
  ],
  ['a split explains the step', { closes: at(100, 101, 10.2, 10.1), splits: [['2024-04-03', 10]] }, []],
  [
    'a split dated a day late explains it too',
    { closes: at(100, 101, 10.2, 10.1), splits: [['2024-04-04', 10]] },
    [],
  ],
  ['a consolidation', { closes: at(0.02, 0.021, 99, 98), splits: [['2024-04-03', 0.0002]] }, []],
  ['pence instead of pounds', { closes: at(10, 10.1, 1011, 1012) }, ['times_100 hold']],
  [
    'a split of one for a hundred',
    { closes: at(1000, 1001, 10.02, 10.1), splits: [['2024-04-03', 100]] },
    [],
  ],
  [
    'two blocks of one time without a last price',
    { closes: [...DAYS, ...DAYS].map((day) => [day, undefined] as const) },
    ['unsorted note'],
  ],
  ['five equal days', { closes: at(7, 10, 10, 10, 10, 10, 11) }, ['frozen warn']],
  ['four equal days', { closes: at(7, 10, 10, 10, 10, 11) }, []],
  ['equal days at the end', { closes: at(7, 10, 10, 10, 10, 10) }, ['frozen warn']],
  [
    'adjusted prices with a step at the split',
    { closes: at(50, 51, 50.5, 10.1, 10.2), splits: [['2024-04-05', 5]], basis: 'split_adjusted' },
    ['jump warn', 'basis hold'],
  ],
  [
    'adjusted prices without a step',
    { closes: at(10, 10.2, 10.1, 10.1), splits: [['2024-04-03', 5]], basis: 'split_adjusted' },
    [],
  ],
  [
    'prices as traded without a step',
    { closes: at(10, 10.2, 10.1, 10.1), splits: [['2024-04-03', 5]] },
    ['basis hold'],
  ],
  [
    'rows in no order',
    { closes: [at(10)[0] ?? ['', ''], ['2024-04-09', '50'], ['2024-04-02', '10']] },
    ['jump warn', 'unsorted note'],
  ],
];

test.each(CASES)('DI-06 %s', (_, given, found) => {
  expect(run(given).found).toEqual(found);
});

test('DI-06 more than fifteen days without a row are a gap', () => {
  expect(
    run({
      closes: [
        ['2024-04-01', '10'],
        ['2024-04-16', '10'],
      ],
    }).gaps,
  ).toEqual([]);
  expect(
    run({
      closes: [
        ['2024-04-01', '10'],
        ['2024-04-17', '10'],
      ],
    }).gaps,
  ).toHaveLength(1);
});

test('DI-06 a gap of half of the listings of a venue is one note, any other a warning', () => {
  const gap = (listing: string, from: string, to: string) => ({
    from: toDayNumber(from),
    to: toDayNumber(to),
    line: 3,
    file: 0,
    listing,
    venue: 'XTST',
  });
  const gaps = [
    gap('A', '2022-02-25', '2022-03-24'),
    gap('B', '2022-02-25', '2022-03-28'),
    gap('C', '2010-01-01', '2010-02-01'),
  ];
  const findings = judgeGaps(gaps, new Map([['XTST', 4]]));
  expect(findings.map(({ file, finding }) => [file, finding.severity, finding.details?.from])).toEqual([
    [null, 'note', '2022-02-25'],
    [0, 'warn', '2010-01-01'],
  ]);
  expect(judgeGaps(gaps, new Map([['XTST', 2]])).map(({ finding }) => finding.severity)).toEqual([
    'warn',
    'warn',
    'warn',
  ]);
});

test.each([
  { closes: 12, adjusted: 100, finds: 'Adj Close' },
  { closes: 85, adjusted: 100, finds: null },
  { closes: 12, adjusted: 89, finds: null },
])(
  'DI-06 a close that fits $closes of 100 days, another column $adjusted: $finds',
  ({ closes, adjusted, finds }) => {
    const fit = createCloseFit();
    for (let day = 0; day < 100; day++)
      fit.add(
        { low: 9, high: 11, close: day < closes ? 10 : 7, open: 10 },
        new Map([['Adj Close', day < adjusted ? 10 : 20]]),
      );
    expect(fit.end()[0]?.details?.column ?? null).toBe(finds);
  },
);

test.each([
  { times: 99, isHeld: true },
  { times: 0.0101, isHeld: true },
  { times: 1.02, isHeld: false },
  { times: 90, isHeld: false },
])('DI-06 a file that says $times times what the store says is held: $isHeld', ({ times, isHeld }) => {
  expect(checkUnits(times) !== null).toBe(isHeld);
});

test.each([
  { times: 4.92, like: 5 },
  { times: 2.03, like: 2 },
  { times: 939, like: 1000 },
  { times: 15, like: 20 },
  { times: 400, like: undefined },
])('DI-06 a step of $times looks like a split of $like', ({ times, like }) => {
  const series = createPriceSeries({ basis: 'as_traded', jumpTimes: 1.8, splits: [] });
  const found = at(times * 10, 10).flatMap(([day, last]) =>
    series.add(toPriceDay({ type: 'price', subject: {}, day, last, volume: '1' }), 2),
  );
  expect(found).toMatchObject([{ rule: 'jump', details: like === undefined ? {} : { like } }]);
  expect(found[0]?.details?.like).toBe(like);
});
