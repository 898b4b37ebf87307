import { drawCalendar } from '#domain/bonds/valuation/bond-calendar.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import type { DaySpan } from '#domain/calendar/longest-span.ts';
import {
  exchange,
  type RateOfDay,
  rebase,
  totalReturn,
  type ValueOfDay,
} from '#domain/compare/return-series.ts';
import { findBondQuote } from '#market/bonds/bond-quote.repository.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import { findBondPrices } from '#market/bonds/measures/bond-prices.repository.ts';
import { findYieldSeries } from '#market/bonds/measures/yield-series.server.ts';
import type { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Supplied } from '#platform/services/service.ts';
import type { ComparedCurve } from './compare-chart.contract.ts';

/** Ten years of days, and some more. */
const MOST_DAYS = 4_000;

export type BondCurveContext = Pick<PageContext, 'database' | 'today'> & Supplied<typeof LEADING_SERVICES>;

/** One curve of a bond, on the venue that its page shows. */
export async function findBondCurve(
  { database, today, leading }: BondCurveContext,
  bondId: number,
  { curve, rateOf }: { readonly curve: ComparedCurve; readonly rateOf: RateOfDay },
  span: DaySpan,
): Promise<ValueOfDay[]> {
  const quote = await findBondQuote(database, bondId);
  if (!quote) return [];
  const requested = { ...span, most: MOST_DAYS, listingId: quote.listingId };
  if (curve === 'yield' || curve === 'spread') {
    const days = await findYieldSeries(database, bondId, { ...requested, leading });
    return days.flatMap(({ day, [curve]: value }) => (value === null ? [] : [{ day, value }]));
  }
  const { days } = await findBondPrices(database, bondId, requested);
  const clean = days.map(({ day, price }) => ({ day, value: price }));
  if (curve === 'price') return rebase(exchange(clean, rateOf));
  const known = await findKnownBond(database, bondId);
  return known ? bondReturn(known, clean, today, rateOf) : [];
}

/** What one unit cost with accrued interest, and what it paid; empty where a rate on the way is not known. */
export function bondReturn(
  known: KnownBond,
  clean: readonly ValueOfDay[],
  today: string,
  rateOf: RateOfDay = () => 1,
): ValueOfDay[] {
  const { terms } = known;
  const calendar = drawCalendar(terms, assumptionsOn(known, today), toDayNumber(today));
  const dirty = clean.flatMap(({ day, value }) => {
    const number = toDayNumber(day);
    const accrued = calendar.accruedAt(number);
    const outstanding = calendar.outstandingAfter(number);
    return accrued === null ? [] : [{ day, value: (value / 100) * outstanding + accrued }];
  });
  const paid = calendar.payments.flatMap(({ dueOn, amount }) =>
    amount === null ? [] : [{ day: toCalendarDay(dueOn), value: amount }],
  );
  return totalReturn(
    exchange(dirty, rateOf),
    exchange(paid, rateOf).map(({ day, value }) => ({ day, amount: value })),
  );
}
