import type { DayCount } from '#domain/bonds/day-count.ts';
import { NAMED_ENDS, type NamedEnd } from '#domain/bonds/valuation/named-ends.ts';

/** Every field of the calculator, by the name that it has in an address and in a form. */
export const FIELDS = [
  'by',
  'price',
  'dirty',
  'yield',
  'convention',
  'to',
  'date',
  'market',
  'nominal',
  'coupon',
  'rate',
  'margin',
  'base',
  'fixing',
  'projected',
  'multiplier',
  'floor',
  'cap',
  'observed',
  'lag',
  'shift',
  'inflation',
  'ratio',
  'ratio-date',
  'frequency',
  'day-count',
  'stub',
  'month-end',
  'period-days',
  'period-months',
  'first-coupon',
  'last-coupon',
  'calendar',
  'pay-rule',
  'accrual',
  'ex-days',
  'ex-counted',
  'decimals',
  'rounded-per',
  'issued',
  'ends',
  'matures',
  'repaid',
  'puts',
  'calls',
  'steps',
  'coupons',
  'coupon-rates',
  'capitalised',
  'defaulted',
] as const;
export type FieldName = (typeof FIELDS)[number];

export const isFieldName = (name: string): name is FieldName => (FIELDS as readonly string[]).includes(name);
export type FieldTexts = Readonly<Record<FieldName, string>>;

/** What is held while everything else follows. */
export const GIVEN = ['price', 'dirty', 'yield'] as const;
export type GivenName = (typeof GIVEN)[number];

export const CONVENTIONS = ['street', 'effective', 'money-market', 'current'] as const;
export type CalculatorConvention = (typeof CONVENTIONS)[number];

/** Where the bond is let end: see `NamedEnd`. */
export const TARGETS = NAMED_ENDS;
export type Target = NamedEnd;

export const COUPON_KINDS = ['fixed', 'zero', 'floating', 'indexed'] as const;
export const STUBS = ['short-front', 'long-front', 'short-back', 'long-back'] as const;
export const MONTH_ENDS = ['applied', 'ignored'] as const;
export const SHIFTS = ['lookback', 'shifted'] as const;
export const ENDS = ['on-date', 'never'] as const;
export const NO_CALENDAR = 'none';
export const ACCRUALS = ['unadjusted', 'adjusted'] as const;
export const EX_COUNTED = ['business', 'calendar'] as const;
export const ROUNDED_PER = ['unit', 'hundred'] as const;
/** A bond of no market: its fields alone say what it promises. */
export const NO_MARKET = 'own';

export type FieldKind = 'number' | 'percent' | 'day' | 'rows' | 'choice';

const KINDS: Readonly<Partial<Record<FieldName, FieldKind>>> = {
  price: 'percent',
  dirty: 'percent',
  yield: 'percent',
  nominal: 'number',
  rate: 'percent',
  margin: 'percent',
  base: 'percent',
  fixing: 'percent',
  projected: 'rows',
  multiplier: 'number',
  floor: 'percent',
  cap: 'percent',
  lag: 'number',
  inflation: 'percent',
  ratio: 'number',
  date: 'day',
  'ratio-date': 'day',
  issued: 'day',
  matures: 'day',
  defaulted: 'day',
  'period-days': 'number',
  'period-months': 'number',
  'first-coupon': 'day',
  'last-coupon': 'day',
  'ex-days': 'number',
  decimals: 'number',
  capitalised: 'day',
  repaid: 'rows',
  puts: 'rows',
  calls: 'rows',
  steps: 'rows',
  coupons: 'rows',
  'coupon-rates': 'rows',
};

export const kindOf = (field: FieldName): FieldKind => KINDS[field] ?? 'choice';

/** `ACT/ACT ICMA` is `act/act-icma` in an address. */
export const dayCountWord = (dayCount: DayCount): string => dayCount.toLowerCase().replaceAll(' ', '-');
