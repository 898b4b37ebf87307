import { spreadOverPar, yearsToEnd } from '#domain/bonds/curve/curve-spreads.ts';
import { type MeasurableBond, measureToEnds, toMeasurable } from '#domain/bonds/measures/measure-bond.ts';
import { termsKnownOn } from '#domain/bonds/measures/terms-known-on.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import type { Database } from '#platform/database/database.server.ts';
import { findBondPrices } from './bond-prices.repository.ts';
import { findCurves, type StoredCurve } from './government-curves.repository.ts';

/** A day of a bond's history: what it cost and what followed from that. */
export interface YieldDay {
  readonly day: CalendarDay;
  /** Percent of the outstanding principal. */
  readonly clean: number;
  /** Percent, effective, to the worst end that it then could have; null where there is none. */
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
    return toYieldDay(measurableOn(day), day, price, curve && curve.day <= day ? curve : null);
  });
}

function toYieldDay(
  bond: MeasurableBond,
  day: CalendarDay,
  clean: number,
  stored: StoredCurve | null,
): YieldDay {
  const { worst } = measureToEnds(bond, toDayNumber(day), clean);
  if (!worst) return { day, clean, yield: null, modified: null, spread: null, government: null };
  const percent = worst.measured.rate * 100;
  const years = yearsToEnd(bond.terms, worst.end, toDayNumber(day));
  const over = stored && years !== null ? spreadOverPar(stored.curve, percent, years) : null;
  return {
    day,
    clean,
    yield: percent,
    modified: worst.measured.risk.modified,
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
    const key = `${assumptions.baseRate} ${assumptions.inflation} ${terms.defaultedOn}`;
    if (last?.key !== key) last = { key, bond: toMeasurable(terms, known.options, assumptions) };
    return last.bond;
  };
}
