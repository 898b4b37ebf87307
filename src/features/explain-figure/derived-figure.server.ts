import type { WhyNoRisk } from '#domain/bonds/risk/why-no-risk.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addYears } from '#domain/calendar/day-arithmetic.ts';
import type { Derivation } from '#domain/derivations/derivation.ts';
import { deriveChange, deriveDividendYield, deriveIndexChange } from '#domain/derivations/derive-change.ts';
import { deriveIndexValue } from '#domain/derivations/derive-index-value.ts';
import { deriveTrackingDifference, deriveTrackingError } from '#domain/derivations/derive-tracking.ts';
import { TRACKED_PAST, TRACKED_YEARS, trackPast, trackYears } from '#domain/funds/tracking.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { findDividends } from '#market/dividends/dividends.repository.ts';
import {
  type ExplainedCategory,
  type ExplainedOf,
  type ExplainedWhere,
  explainFigure,
} from '#market/explain/explain-address.ts';
import { findFollowedIndex, findTrackedDays } from '#market/funds/fund-tracking.repository.ts';
import type { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { type StoredOrigin, toOrigin } from '#market/provenance/origin.repository.ts';
import { writeOrigin } from '#market/provenance/origin.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplied } from '#platform/services/service.ts';
import { findRisk } from './derived-risk.server.ts';
import {
  type ChangePeriod,
  type ExplainedInstrument,
  findChangedPrice,
  findIndexLevels,
  findInstrument,
  findPricedMembers,
} from './explained-facts.repository.ts';
import type { FigureLock } from './figure-explanation.contract.ts';

export type FigureContext = Pick<PageContext, 'database' | 'language' | 'numbers' | 'today' | 'momentOf'> &
  Supplied<typeof LEADING_SERVICES>;

export interface RequestedFigure extends ExplainedWhere {
  readonly category: ExplainedCategory;
  readonly stringId: string;
  readonly what: ExplainedOf;
}

export type WhyNoFigure =
  | 'no_price'
  | 'no_earlier'
  | 'no_members'
  | 'no_index'
  | 'too_few_days'
  | 'matured'
  | WhyNoRisk;

/** A figure with all that it follows from, and where that comes from. */
export interface DerivedFigure {
  readonly instrument: ExplainedInstrument;
  readonly name: string;
  readonly what: ExplainedOf;
  readonly href: string;
  readonly lock: FigureLock;
  readonly date: CalendarDay | null;
  /** Of its prices. */
  readonly currency: string | null;
  readonly venue: string | null;
  readonly source: string | null;
  readonly derivation: Derivation | null;
  readonly why: WhyNoFigure | null;
}

type Found = Pick<DerivedFigure, 'lock'> &
  Partial<Pick<DerivedFigure, 'date' | 'currency' | 'venue' | 'source'>> & {
    readonly derived: Derivation | WhyNoFigure;
  };

/** Refused where there is no such instrument, listing, dividend, span, key rate, scenario or horizon. */
export async function readDerivedFigure(
  context: FigureContext,
  requested: RequestedFigure,
): Promise<DerivedFigure> {
  const { category, what } = requested;
  const instrument = await findInstrument(context.database, category, requested.stringId);
  if (!instrument) throw new Refusal('not_found');
  const { derived, lock, ...found } = await find(context, instrument, requested);
  const { venue, day, span, at } = requested;
  const isDerived = typeof derived !== 'string';
  return {
    instrument,
    name: localizedName(instrument.name, instrument.names, context.language),
    what,
    href: explainFigure(category, instrument.stringId, what, { venue, day, span, at }),
    lock,
    date: null,
    currency: null,
    venue: null,
    source: null,
    ...found,
    derivation: isDerived ? derived : null,
    why: isDerived ? null : derived,
  };
}

function find(
  context: FigureContext,
  instrument: ExplainedInstrument,
  requested: RequestedFigure,
): Promise<Found> {
  const { what, category } = requested;
  if (category === 'bonds') return findRisk(context, instrument.stringId, requested);
  if (category === 'indexes') return findOfIndex(context, instrument, what);
  if (what === 'dividend-yield') return findYield(context, instrument, requested);
  if (what === 'tracking-difference' || what === 'tracking-error')
    return findTracking(context, instrument, requested);
  return findChange(context, instrument, requested);
}

const PERIODS: Readonly<Partial<Record<ExplainedOf, ChangePeriod>>> = {
  'change-month': 'month',
  'change-year': 'year',
};

async function findChange(
  context: FigureContext,
  { id, venueId: first }: ExplainedInstrument,
  { what, venue }: RequestedFigure,
): Promise<Found> {
  const venueId = venue ?? first;
  const period = PERIODS[what] ?? 'day';
  const lock = period === 'day' ? 'last-price' : 'price-dynamics';
  const changed =
    venueId === null ? null : await findChangedPrice(context.database, { stockId: id, venueId }, period);
  if (!changed) {
    if (venue !== undefined) throw new Refusal('not_traded_there');
    return { lock, derived: 'no_price' };
  }
  const { day, last, firstDay, firstAsTraded, splitFactor } = changed;
  const found = {
    lock,
    date: day,
    currency: changed.currency,
    venue: localizedName(changed.venueCode, changed.venueNames, context.language),
    source: sourceOf(context, changed.origin),
  } as const;
  if (firstDay === null || firstAsTraded === null) return { ...found, derived: 'no_earlier' };
  const from = { day: firstDay, asTraded: firstAsTraded, splitFactor: splitFactor ?? 1 };
  return { ...found, derived: deriveChange({ last: { day, price: last }, first: from }) ?? 'no_earlier' };
}

/** The latest dividend, unless the ex-dividend day of another is requested. */
async function findYield(
  { database, language, today }: FigureContext,
  { id }: ExplainedInstrument,
  { day }: RequestedFigure,
): Promise<Found> {
  const dividends = await findDividends(database, id, today);
  const paid = dividends.find(({ exDividendOn }) => exDividendOn === (day ?? exDividendOn));
  if (!paid) throw new Refusal('not_found');
  const { amount, exDividendOn, priceOn, priceAsTraded, splitFactor } = paid;
  const found = {
    lock: 'last-price',
    date: exDividendOn,
    currency: paid.currency,
    venue: paid.venueCode && localizedName(paid.venueCode, paid.venueNames ?? {}, language),
  } as const;
  if (priceOn === null || priceAsTraded === null || splitFactor === null)
    return { ...found, derived: 'no_price' };
  const close = { day: priceOn, asTraded: priceAsTraded, splitFactor };
  return { ...found, derived: deriveDividendYield({ exDividendOn, amount, close }) };
}

async function findOfIndex(
  context: FigureContext,
  instrument: ExplainedInstrument,
  what: ExplainedOf,
): Promise<Found> {
  const { database, language } = context;
  const levels = await findIndexLevels(database, instrument.id);
  const lock = 'chart-values';
  if (!levels) return { lock, derived: 'no_price' };
  const found = { lock, date: levels.day, source: sourceOf(context, levels.origin) } as const;
  const { day, value } = levels;
  const [earlierDay, earlier] =
    what === 'change-year' ? [levels.yearDay, levels.yearAgo] : [levels.previousDay, levels.previous];
  if (earlierDay === null || earlier === null) return { ...found, derived: 'no_earlier' };
  const before = { day: earlierDay, value: earlier };
  if (what !== 'value') return { ...found, derived: deriveIndexChange({ day, value }, before) };
  const members = (await findPricedMembers(database, instrument, { now: day, before: earlierDay })).map(
    (member) => ({
      ...member,
      name: localizedName(member.name, member.names, language),
    }),
  );
  return { ...found, derived: deriveIndexValue({ day, value }, before, members) ?? 'no_members' };
}

async function findTracking(
  { database, today }: FigureContext,
  { id, venueId: first }: ExplainedInstrument,
  { what, venue, span = 'past-1' }: RequestedFigure,
): Promise<Found> {
  const venueId = venue ?? first;
  const lock = 'last-price';
  const index = venueId === null ? null : await findFollowedIndex(database, { etfId: id, venueId });
  if (!index || venueId === null) return { lock, derived: 'no_index' };
  const days = await findTrackedDays(database, {
    etfId: id,
    venueId,
    indexId: index.id,
    from: addYears(today, -TRACKED_YEARS),
  });
  const found = [
    ...trackPast(days, TRACKED_PAST).map((past) => ({ ...past, key: `past-${past.years}` })),
    ...trackYears(days, today).map((year) => ({ ...year, key: String(year.year), years: 1 })),
  ].find(({ key }) => key === span);
  if (!found) throw new Refusal('not_found');
  const within = days.filter(({ day }) => day >= found.from && day <= found.to);
  const derived =
    what === 'tracking-error' ? deriveTrackingError(within) : deriveTrackingDifference(within, found.years);
  return { lock, date: found.to, derived: derived ?? 'too_few_days' };
}

const sourceOf = (context: FigureContext, origin: StoredOrigin): string =>
  writeOrigin(toOrigin(origin, context), formatOf(context.language, context.numbers));
