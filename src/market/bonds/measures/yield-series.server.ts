import { spreadOverPar, yearsToEnd } from '#domain/bonds/curve/curve-spreads.ts';
import { type MeasurableBond, measureToEnds, toMeasurable } from '#domain/bonds/measures/measure-bond.ts';
import { termsKnownOn } from '#domain/bonds/measures/terms-known-on.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { leadingOf, type NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, type KnownBond, rateOn } from '#market/bonds/known-bond.ts';
import type { Database } from '#platform/database/database.server.ts';
import { findBondPrices } from './bond-prices.repository.ts';
import { findCurves, type StoredCurve } from './government-curves.repository.ts';

/** A day of a bond's history: what it cost and what followed from that. */
export interface YieldDay {
  readonly day: CalendarDay;
  /** Percent of the outstanding principal. */
  readonly clean: number;
  /** Percent, effective, the one that leads; null where there is none. */
  readonly yield: number | null;
  readonly modified: number | null;
  /** Basis points over the par yield of the government curve of the day, at the same end. */
  readonly spread: number | null;
  /** Percent on that curve. */
  readonly government: number | null;
}

export interface SeriesSpan {
  readonly from: CalendarDay;
  /** Included. */
  readonly to: CalendarDay;
  /** No more days than this: the latest. */
  readonly most: number;
  /** The yield that the site shows first. */
  readonly leading: NamedEnd;
  /** On the first venue where it trades by default. */
  readonly listingId?: number;
}

/** Oldest first; empty where the bond has no prices or its terms are not supported. */
export async function findYieldSeries(
  database: Database,
  bondId: number,
  span: SeriesSpan,
): Promise<YieldDay[]> {
  const known = await findKnownBond(database, bondId);
  const prices = await findBondPrices(database, bondId, span);
  const [first, last] = [prices.days[0], prices.days.at(-1)];
  if (!known || !first || !last) return [];
  const measurableOn = followRate(known);
  const curves = await findCurves(database, prices.currency, first.day, last.day);
  let position = 0;
  return prices.days.map(({ day, price }) => {
    while ((curves[position + 1]?.day ?? '9') <= day) position++;
    const curve = curves[position];
    const held = curve && curve.day <= day ? curve : null;
    return toYieldDay(measurableOn(day), { day, clean: price, leading: span.leading }, held);
  });
}

function toYieldDay(
  bond: MeasurableBond,
  { day, clean, leading }: { day: CalendarDay; clean: number; leading: NamedEnd },
  stored: StoredCurve | null,
): YieldDay {
  const settlement = settlementDay(bond.terms, toDayNumber(day));
  const first = leadingOf(measureToEnds(bond, settlement, clean).named, leading);
  if (!first) return { day, clean, yield: null, modified: null, spread: null, government: null };
  const percent = first.rate * 100;
  const years = yearsToEnd(bond.terms, first.end, settlement);
  const over = stored && years !== null ? spreadOverPar(stored.curve, percent, years) : null;
  return {
    day,
    clean,
    yield: percent,
    modified: first.measured.risk.modified,
    spread: over?.spread ?? null,
    government: over?.par ?? null,
  };
}

/** The bond as it was known on a day: drawn anew only when the rate that it hangs on was updated, or it defaulted. */
function followRate(known: KnownBond): (day: CalendarDay) => MeasurableBond {
  let last: { key: string; bond: MeasurableBond } | null = null;
  return (day) => {
    const terms = termsKnownOn(known.terms, toDayNumber(day));
    const assumptions = assumptionsOn(known, day);
    const fixed = terms.coupon.kind === 'floating' ? rateOn(known.rates, day)?.day : '';
    const projected = assumptions.forward ? day : '';
    const key = `${assumptions.baseRate} ${fixed} ${projected} ${assumptions.inflation} ${terms.defaultedOn}`;
    if (last?.key !== key) last = { key, bond: toMeasurable(terms, known.options, assumptions) };
    return last.bond;
  };
}
