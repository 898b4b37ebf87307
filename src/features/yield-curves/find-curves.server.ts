import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import { prepareBond } from '#domain/bonds/valuation/prepared-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths, toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { findStoredBonds } from '#market/bonds/bond-terms.repository.ts';
import { type DrawnCurve, drawCurve } from '#market/bonds/measures/draw-curve.ts';
import { findCurve } from '#market/bonds/measures/government-curves.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { type CurveRequest, type CurveSelection, writeOf } from './curve-selection.ts';
import { type CurveCurrency, findGroupBonds } from './group-bonds.repository.ts';

export interface FoundCurve {
  readonly request: CurveRequest;
  /** Null where there is no such curve. */
  readonly found: (DrawnCurve & { readonly day: CalendarDay }) | null;
}

/** Fewer bonds of a sector or an issuer say nothing of it. */
export const FEWEST_OF_GROUP = 4;
const MONTHS_BACK = 12;

/** Where an address names none: the currency with most bonds, now and a year ago. */
export function selectionOrUsual(
  selection: CurveSelection,
  [first]: readonly CurveCurrency[],
): CurveSelection {
  if (selection.curves.length > 0 || !first) return selection;
  const before = toCalendarDay(addMonths(toDayNumber(first.to), -MONTHS_BACK));
  const usual = { currency: first.currency, of: 'government' } as const;
  return {
    ...selection,
    curves: [{ ...usual, day: null }, ...(before >= first.from ? [{ ...usual, day: before }] : [])],
  };
}

/** A government curve is stored; that of a sector or an issuer is fitted once and cached until a price or a bond changes. */
export async function findRequestedCurves(
  { database, valueCache, today }: Pick<PageContext, 'database' | 'valueCache' | 'today'>,
  { curves }: CurveSelection,
): Promise<FoundCurve[]> {
  return Promise.all(
    curves.map(async (request) => {
      const day = request.day !== null && request.day < today ? request.day : today;
      const found =
        request.of === 'government'
          ? await findCurve(database, request.currency, day)
          : await valueCache.read(
              { value: 'group-curve', currency: request.currency, of: writeOf(request.of), day },
              ['instrument', 'prices', 'reference'],
              (primary) => drawGroup(primary, request, day),
            );
      return { request, found };
    }),
  );
}

async function drawGroup(
  database: Database,
  request: CurveRequest,
  upTo: CalendarDay,
): Promise<FoundCurve['found']> {
  const group = await findGroupBonds(database, request, upTo);
  if (!group || group.bonds.length < FEWEST_OF_GROUP) return null;
  const stored = await findStoredBonds(
    database,
    group.bonds.map(({ id }) => id),
  );
  const priced = group.bonds.flatMap(({ id, price }) => {
    const bond = stored.get(id);
    const terms = bond ? toBondTerms(bond) : null;
    return terms ? [{ id, price, terms, prepared: prepareBond(terms) }] : [];
  });
  const drawn = drawCurve(toDayNumber(group.day), priced, null);
  return drawn && drawn.points.length >= FEWEST_OF_GROUP ? { ...drawn, day: group.day } : null;
}
