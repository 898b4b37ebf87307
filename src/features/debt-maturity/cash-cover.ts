import type { YearAmount } from '#domain/calendar/every-year.ts';

/** How far cash alone would go: all redemptions, those up to the end of a year, or not those of the first year. */
export type CashCover =
  | { readonly is: 'all' }
  | { readonly is: 'until'; readonly year: number }
  | { readonly is: 'short'; readonly year: number };

/** Null where nothing falls due. */
export function coverOf(years: readonly YearAmount[], cash: number): CashCover | null {
  let left = cash;
  let last: number | null = null;
  for (const { year, amount } of years) {
    left -= amount;
    if (left < 0) return last === null ? { is: 'short', year } : { is: 'until', year: last };
    last = year;
  }
  return last === null ? null : { is: 'all' };
}
