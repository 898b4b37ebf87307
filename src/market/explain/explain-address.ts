import type { YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { entityPath } from '#domain/search/categories.ts';

/** What of a bond can be explained; each is a segment of an address. */
export const EXPLAINED_OF_BOND = [
  'yield',
  'current-yield',
  'macaulay',
  'modified',
  'convexity',
  'point-value',
  'accrued',
  'spread',
  'z-spread',
  'i-spread',
  'asset-swap',
] as const;
export type ExplainedOfBond = (typeof EXPLAINED_OF_BOND)[number];

/** Over a curve: of the government or, the last two, of swaps. */
export const isSpread = (what: ExplainedOfBond): boolean =>
  what === 'spread' || what === 'z-spread' || what === 'i-spread' || what === 'asset-swap';

/** Every payment is discounted on the curve. */
export const isOnCurve = (what: ExplainedOfBond): boolean => what === 'z-spread' || what === 'asset-swap';

/** The yield less a par yield. */
export const isOverPar = (what: ExplainedOfBond): boolean => what === 'spread' || what === 'i-spread';

/** Where the bond is taken to end; `put` and `call` without a day are the next one to come. */
export type ExplainedEnd =
  | 'worst'
  | 'best'
  | 'maturity'
  | 'put'
  | 'call'
  | `put-${CalendarDay}`
  | `call-${CalendarDay}`;

/** What is left out is as the lists show it: to the end of the leading yield, effective, on the first venue, the latest price. */
export interface ExplainedHow {
  readonly end?: ExplainedEnd | undefined;
  readonly convention?: YieldConvention | undefined;
  /** The id of a venue. */
  readonly venue?: number | undefined;
  readonly day?: CalendarDay | undefined;
}

/** The page that explains a number of a bond, without the prefix of a language (`useLink` puts it there). */
export function explainBond(stringId: string, what: ExplainedOfBond, how: ExplainedHow = {}): string {
  const { end, convention, venue, day } = how;
  return `${entityPath('bonds', stringId)}explain/${what}/${written({ end, convention, venue, day })}`;
}

export interface ExplainedPeriod {
  /** Quarters or years. */
  readonly period: '1' | '2';
  /** `now`, or the end of a period. */
  readonly date: string;
}

/** The page that explains a multiple of an issuer. */
export function explainMultiple(issuerStringId: string, code: string, requested: ExplainedPeriod): string {
  const { period, date } = requested;
  return `${entityPath('companies', issuerStringId)}explain/${code}/${written({ period, date })}`;
}

/** What of a share, a fund and an index can be explained, and of the interest rate risk of a bond. */
export const EXPLAINED_CHANGES = ['change-day', 'change-month', 'change-year'] as const;
export const EXPLAINED_OF = {
  stocks: [...EXPLAINED_CHANGES, 'dividend-yield'],
  etf: [...EXPLAINED_CHANGES, 'dividend-yield', 'tracking-difference', 'tracking-error'],
  indexes: ['value', 'change-day', 'change-year'],
  bonds: ['key-rate', 'scenario-price', 'scenario-change', 'carry', 'roll-down', 'total-return'],
} as const;
export type ExplainedCategory = keyof typeof EXPLAINED_OF;
export type ExplainedOf<Category extends ExplainedCategory = ExplainedCategory> =
  (typeof EXPLAINED_OF)[Category][number];

/** What is left out is as the page shows it: on the first venue, the latest. */
export interface ExplainedWhere {
  /** The id of a venue. */
  readonly venue?: number | undefined;
  /** Of a dividend: its ex-dividend day. */
  readonly day?: CalendarDay | undefined;
  /** Of tracking: so many years up to now, or a calendar year. */
  readonly span?: string | undefined;
  /** Of a bond's risk: years of a key rate, months of a horizon, or a scenario such as `parallel:-50`. */
  readonly at?: string | undefined;
}

/** The page that explains a number of a share, a fund or an index, or of the risk of a bond. */
export function explainFigure<Category extends ExplainedCategory>(
  category: Category,
  stringId: string,
  what: ExplainedOf<Category>,
  { venue, day, span, at }: ExplainedWhere = {},
): string {
  const under = category === 'bonds' ? 'risk' : 'explain';
  return `${entityPath(category, stringId)}${under}/${what}/${written({ venue, day, span, at })}`;
}

function written(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
