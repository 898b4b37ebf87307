import { toZeroNodes } from '#domain/bonds/curve/published-curve.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, curveOn, rateOn } from '#market/bonds/known-bond.ts';
import { findCurve, findSwapRates } from '#market/bonds/measures/government-curves.repository.ts';
import { type StoredOrigin, toOrigin } from '#market/provenance/origin.repository.ts';
import { writeOrigin } from '#market/provenance/origin.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { BondCase } from './bond-case.ts';
import { findBond, findNamedBonds, findPrice, findRateSource } from './bond-explanation.repository.ts';
import { findEnd } from './compute-figure.ts';
import { type ExplainedOfBond, explainBond, isSpread } from './explain-address.ts';
import type { RequestedFigure } from './requested-figure.ts';

export type CaseContext = Pick<PageContext, 'database' | 'language' | 'today' | 'momentOf'>;

/** All that the store knows of what is requested; refused where there is no such bond, or terms that are not supported. */
export async function readBondCase(
  context: CaseContext,
  requested: RequestedFigure & { readonly stringId: string },
): Promise<BondCase> {
  const { database, language, today } = context;
  const bond = await findBond(database, requested.stringId);
  if (!bond) throw new Refusal('not_found');
  const [known, found] = await Promise.all([
    findKnownBond(database, bond.id),
    findPrice(database, {
      bondId: bond.id,
      venueId: requested.venue ?? null,
      day: requested.day !== undefined && requested.day < today ? requested.day : today,
    }),
  ]);
  if (!known) throw new Refusal('not_found');
  if (!found && requested.venue !== undefined) throw new Refusal('not_traded_there');
  const day = requested.what === 'accrued' ? (requested.day ?? found?.day ?? today) : (found?.day ?? today);
  const [curve, rate] = await Promise.all([
    isSpread(requested.what) ? readCurveOf(requested.what, context, bond.currency, day) : null,
    readRate(context, known, day),
  ]);
  const projection = curveOn(known, day);
  const sourceOf = (origin: StoredOrigin) => writeOrigin(toOrigin(origin, context), formatOf(language));
  return {
    stringId: bond.stringId,
    name: localizedName(bond.name, bond.names, language),
    currency: bond.currency,
    source: sourceOf(bond.origin),
    known,
    assumptions: assumptionsOn(known, day),
    projection: projection ? { kind: 'forward', day: projection.day } : { kind: 'flat' },
    hrefOf: (what, how) => explainBond(bond.stringId, what, how),
    day,
    price: found && {
      clean: found.clean,
      day: found.day,
      quoted: {
        venue: localizedName(found.venueCode, found.venueNames, language),
        source: sourceOf(found.origin),
      },
    },
    rate,
    curve,
  };
}

/** Swaps lead where a spread is over them; an asset swap without swap rates is over the government's. */
async function readCurveOf(
  what: ExplainedOfBond,
  context: CaseContext,
  currency: string,
  day: CalendarDay,
): Promise<BondCase['curve']> {
  if (what === 'spread' || what === 'z-spread') return readCurve(context, currency, day);
  const swaps = await findSwapRates(context.database, currency, day);
  if (!swaps) return what === 'i-spread' ? null : readCurve(context, currency, day);
  const curve = { kind: 'published' as const, nodes: toZeroNodes(swaps), error: null, other: null };
  return { isSwaps: true, day, curve, points: [] };
}

async function readCurve(
  { database, language }: CaseContext,
  currency: string,
  day: CalendarDay,
): Promise<BondCase['curve']> {
  const stored = await findCurve(database, currency, day);
  if (!stored) return null;
  const named = await findNamedBonds(
    database,
    stored.points.map(({ id }) => id),
  );
  const points = stored.points.flatMap(({ id, ...point }) => {
    const bond = named.find((each) => each.id === id);
    return bond
      ? [{ ...point, stringId: bond.stringId, name: localizedName(bond.name, bond.names, language) }]
      : [];
  });
  return {
    isSwaps: false,
    day: stored.day,
    curve: stored.curve,
    points: points.toSorted((a, b) => a.years - b.years),
  };
}

async function readRate(
  { database }: CaseContext,
  { rateName, rates }: BondCase['known'],
  day: CalendarDay,
): Promise<BondCase['rate']> {
  const rate = rateOn(rates, day);
  if (!rate || rateName === null) return null;
  return { ...rate, name: rateName, source: await findRateSource(database, rateName, rate.day) };
}

/** The one that leads, unless another is requested; refused where the bond has none on that day. */
export function readEnd(
  requested: RequestedFigure,
  { known, day }: BondCase,
  leading: NamedEnd,
): BondEnd | NamedEnd {
  if (requested.end === undefined) return leading;
  const end = findEnd(requested.end, known, settlementDay(known.terms, toDayNumber(day)));
  if (!end) throw new Refusal('not_found');
  return end;
}
