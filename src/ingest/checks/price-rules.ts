import { isWeekday } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';
import { type PriceContext, type PriceDay, TOLERANCE, toNumber } from './price-day.ts';

export type PriceRule = (price: PriceDay, context: PriceContext) => Finding | null;

const PRICE_FIELDS = ['last', 'open', 'low', 'high', 'average', 'legalClose', 'bid', 'ask'] as const;
const VALUE_FIELDS = [...PRICE_FIELDS, 'volume', 'turnover', 'trades'] as const;

export const hasValues: PriceRule = ({ record }) =>
  record.last === undefined && PRICE_FIELDS.every((field) => record[field] === undefined)
    ? { rule: 'no_values', severity: 'note' }
    : null;

export const areNumbers: PriceRule = ({ record }) => {
  for (const field of VALUE_FIELDS) {
    const value = record[field];
    if (value !== undefined && !Number.isFinite(Number(value)))
      return { rule: 'not_a_number', severity: 'reject', field, value };
  }
  return null;
};

export const wasTraded: PriceRule = ({ record, last, volume, turnover }) => {
  if (last !== null && last !== 0) return null;
  const prices = PRICE_FIELDS.map((field) => toNumber(record[field])).filter((price) => price !== null);
  if (prices.length === 0 || prices.some((price) => price !== 0)) return null;
  const hasVolume = (volume ?? 0) > 0 || (turnover ?? 0) > 0;
  return { rule: 'no_trade', severity: hasVolume ? 'reject' : 'note' };
};

export const isPositive: PriceRule = ({ record }) => {
  for (const field of PRICE_FIELDS) {
    const value = record[field];
    if (value !== undefined && Number(value) <= 0)
      return { rule: 'not_positive', severity: 'reject', field, value };
  }
  for (const field of ['volume', 'turnover', 'trades'] as const) {
    const value = record[field];
    if (value !== undefined && Number(value) < 0)
      return { rule: 'not_positive', severity: 'reject', field, value };
  }
  return null;
};

/** Low is the lowest and high the highest price of the day. */
export const isWithinDay: PriceRule = ({ record, open, low, high, last }) => {
  if (low !== null && high !== null && isAbove(low, high))
    return outside('low', record.low, { high: record.high ?? '' });
  for (const [field, price] of [
    ['last', last],
    ['open', open],
  ] as const) {
    if (price === null) continue;
    if (high !== null && isAbove(price, high))
      return outside(field, record[field], { high: record.high ?? '' });
    if (low !== null && isAbove(low, price)) return outside(field, record[field], { low: record.low ?? '' });
  }
  return null;
};

const outside = (field: string, value: string | undefined, details: Readonly<Record<string, string>>) =>
  ({ rule: 'ohlc', severity: 'reject', field, value: value ?? '', details }) satisfies Finding;

const isAbove = (one: number, other: number) => one - other > Math.abs(other) * TOLERANCE;

export const isPast: PriceRule = ({ record, day }, { today }) =>
  day > today ? { rule: 'future_day', severity: 'reject', field: 'day', value: record.day } : null;

export const isFinal: PriceRule = ({ record, day }, { runningDay = null }) =>
  day === runningDay
    ? { rule: 'skipped', severity: 'note', field: 'day', value: record.day, details: { why: 'running_day' } }
    : null;

export const isAfterListing: PriceRule = ({ record, day }, { listedOn }) =>
  listedOn !== null && day < listedOn
    ? { rule: 'before_listing', severity: 'warn', field: 'day', value: record.day }
    : null;

export const isBeforeDelisting: PriceRule = ({ record, day }, { delistedOn }) =>
  delistedOn !== null && day > delistedOn
    ? { rule: 'after_delisting', severity: 'warn', field: 'day', value: record.day }
    : null;

export const isOnWeekday: PriceRule = ({ record, day }) =>
  isWeekday(day) ? null : { rule: 'weekend', severity: 'note', field: 'day', value: record.day };

const TURNOVER_TOLERANCE = 0.05;

/** A turnover that no price of the day explains: the volume may be in lots. Bonds are quoted in percent. */
export const isTurnoverPossible: PriceRule = ({ record, low, high, volume, turnover }, { kind }) => {
  if (kind === 'bond' || low === null || high === null || !volume || !turnover) return null;
  const isPossible =
    turnover >= low * volume * (1 - TURNOVER_TOLERANCE) &&
    turnover <= high * volume * (1 + TURNOVER_TOLERANCE);
  return isPossible
    ? null
    : { rule: 'turnover', severity: 'warn', field: 'turnover', value: record.turnover ?? '' };
};

/** Whether the rules about single numbers have nothing to say. Most days of large files are such: it is quicker than each of them. */
export const hasUsualNumbers = ({ record, open, low, high, last, volume, turnover }: PriceDay): boolean =>
  isUsualPrice(last ?? 1) &&
  isUsualPrice(open ?? 1) &&
  isUsualPrice(low ?? 1) &&
  isUsualPrice(high ?? 1) &&
  (volume ?? 0) >= 0 &&
  (turnover ?? 0) >= 0 &&
  record.last !== undefined &&
  OTHER_FIELDS.every((field) => record[field] === undefined);

const OTHER_FIELDS = ['average', 'legalClose', 'bid', 'ask', 'trades'] as const;
const isUsualPrice = (price: number) => price > 0 && price < Number.POSITIVE_INFINITY;

/** In this order: a record that says nothing is not judged further, nor is one that is rejected. */
export const PRICE_RULES: readonly PriceRule[] = [
  hasValues,
  areNumbers,
  wasTraded,
  isPositive,
  isWithinDay,
  isPast,
  isFinal,
  isAfterListing,
  isBeforeDelisting,
  isOnWeekday,
  isTurnoverPossible,
];

const OF_NUMBERS = new Set([hasValues, areNumbers, wasTraded, isPositive]);

/** The others. */
export const RULES_OF_USUAL_NUMBERS = PRICE_RULES.filter((rule) => !OF_NUMBERS.has(rule));
