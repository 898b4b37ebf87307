import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { PriceRecord } from '#domain/import/records.ts';
import { type PriceContext, toPriceDay } from './price-day.ts';
import { hasUsualNumbers, PRICE_RULES, RULES_OF_USUAL_NUMBERS } from './price-rules.ts';

const context: PriceContext = {
  kind: 'stock',
  today: toDayNumber('2026-06-30'),
  listedOn: toDayNumber('2020-01-01'),
  delistedOn: null,
};

type Case = readonly [
  found: string,
  why: string,
  record: Partial<PriceRecord>,
  context?: Partial<PriceContext>,
];

const CASES: readonly Case[] = [
  ['', 'a usual day', { open: '10', low: '9', high: '11', last: '10.5', volume: '100', turnover: '1030' }],
  ['', 'a close alone', { last: '10.5' }],
  ['no_values note', 'no price', { volume: '0' }],
  ['not_a_number reject', 'a word as a price', { last: 'n/a' }],
  ['no_trade note', 'all zero', { open: '0', low: '0', high: '0', last: '0.0', volume: '0' }],
  ['no_trade reject', 'no price, but a volume', { last: '0', volume: '12' }],
  ['not_positive reject', 'a negative price', { last: '-1' }],
  ['not_positive reject', 'one zero among prices', { last: '10', low: '0', high: '11' }],
  ['not_positive reject', 'a negative volume', { last: '10', volume: '-5' }],
  ['ohlc reject', 'low above high', { low: '12', high: '11' }],
  ['ohlc reject', 'close above high', { low: '9', high: '11', last: '11.1' }],
  ['ohlc reject', 'close below low', { low: '9', high: '11', last: '8.9' }],
  ['ohlc reject', 'open above high', { open: '12', low: '9', high: '11', last: '10' }],
  ['', 'close above high by the rounding of float32', { low: '9', high: '11', last: '11.000001' }],
  ['future_day reject', 'tomorrow', { last: '10', day: '2026-07-01' }],
  ['', 'today, when its trading is over', { last: '10', day: '2026-06-30' }],
  [
    'skipped note',
    'today, while it is traded',
    { last: '10', day: '2026-06-30' },
    { runningDay: toDayNumber('2026-06-30') },
  ],
  ['before_listing warn', 'before the first day of trading', { last: '10', day: '2019-12-31' }],
  [
    'after_delisting warn',
    'after the last day of trading',
    { last: '10' },
    { delistedOn: toDayNumber('2026-06-25') },
  ],
  ['weekend note', 'a Saturday', { last: '10', day: '2026-06-27' }],
  [
    'turnover warn',
    'a volume in lots of ten',
    { low: '9', high: '11', last: '10', volume: '10', turnover: '1000' },
  ],
  [
    '',
    'a bond, in percent',
    { low: '99', high: '101', last: '100', volume: '10', turnover: '10000' },
    { kind: 'bond' },
  ],
];

test.each(CASES.map(([found, why, fields, changed = {}]) => ({ found, why, fields, changed })))(
  'DI-06 "$found": $why',
  ({ found, fields, changed }) => {
    const price = toPriceDay({ type: 'price', subject: {}, day: '2026-06-29', ...fields });
    const findings = PRICE_RULES.map((rule) => rule(price, { ...context, ...changed })).filter(
      (finding) => finding !== null,
    );
    expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)[0] ?? '').toBe(found);
    // What is passed over is what has nothing to say.
    const ofNumbers = PRICE_RULES.filter((rule) => !RULES_OF_USUAL_NUMBERS.includes(rule));
    if (hasUsualNumbers(price))
      expect(ofNumbers.map((rule) => rule(price, context))).toEqual([null, null, null, null]);
  },
);
