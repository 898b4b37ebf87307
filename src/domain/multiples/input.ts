import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Quantity } from './quantities.ts';
import { known, type Outcome, type Reason, unknown } from './reason.ts';

/** What a value was made from, as a tree: a sum has parts, a line has the reports that state it. */
export interface Input {
  readonly name: InputName;
  /** How its total counts it. */
  readonly sign: 1 | -1;
  readonly measure: 'money' | 'per_share' | 'share_count';
  /** Null where it is no money, or none was paid. */
  readonly currency: string | null;
  readonly outcome: Outcome;
  readonly source: Source | null;
  /** Its parts are added, or multiplied with each other. */
  readonly joined: 'sum' | 'product';
  readonly parts: readonly Input[];
}

export type InputName =
  | { readonly kind: 'quantity'; readonly quantity: Quantity; readonly isYearBefore?: true }
  | { readonly kind: 'line'; readonly code: string; readonly isYearBefore?: true }
  | { readonly kind: 'share'; readonly share: string }
  | { readonly kind: 'share_count_of' };

export type Source =
  | {
      readonly kind: 'reports';
      readonly how: 'year' | 'quarter' | 'end' | 'average';
      readonly reported: readonly ReportedValue[];
    }
  | { readonly kind: 'price'; readonly day: CalendarDay; readonly venue: string | null }
  | { readonly kind: 'share_count'; readonly day: CalendarDay; readonly isOfToday: boolean }
  | {
      readonly kind: 'dividends';
      readonly after: CalendarDay;
      readonly upTo: CalendarDay;
      readonly count: number;
    };

export interface ReportedValue {
  readonly periodEnd: CalendarDay;
  readonly months: number;
  readonly sign: 1 | -1;
  readonly value: number;
  /** Quarters that were reported alone, added up. */
  readonly isDerived?: true;
}

type Bare = Pick<Input, 'name' | 'outcome'> & Partial<Input>;

export function toInput(input: Bare): Input {
  return { sign: 1, measure: 'money', currency: null, source: null, joined: 'sum', parts: [], ...input };
}

export const missing = (name: InputName, reason: Reason): Input =>
  toInput({ name, outcome: unknown(reason) });

/** The sum of its parts: without a value where one of them has none, or where they are of different currencies. */
export function toSum(name: InputName, parts: readonly Input[], measure: Input['measure'] = 'money'): Input {
  const lacking = parts.find(({ outcome }) => outcome.value === null);
  const currency = sharedCurrency(parts);
  const outcome =
    lacking?.outcome ??
    (currency === undefined
      ? unknown('other_currency')
      : known(parts.reduce((sum, part) => sum + part.sign * (part.outcome.value ?? 0), 0)));
  return toInput({ name, measure, outcome, currency: currency ?? null, parts });
}

/** Undefined where they differ; null where none of them has one. */
export function sharedCurrency(parts: readonly Pick<Input, 'currency'>[]): string | null | undefined {
  const first = parts.find(({ currency }) => currency !== null)?.currency ?? null;
  return parts.some(({ currency }) => currency !== null && currency !== first) ? undefined : first;
}
