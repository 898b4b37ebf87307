import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import { toZeroNodes } from '#domain/bonds/curve/published-curve.ts';
import { discountMargin, simpleMargin } from '#domain/bonds/fixings/discount-margin.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import { outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { currentYield } from '#domain/bonds/valuation/yield-to-worst.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond, toBondAssumption } from '#market/bonds/known-bond.ts';
import { findCurve, findSwapRates } from '#market/bonds/measures/government-curves.repository.ts';
import type { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Supplied } from '#platform/services/service.ts';
import { type ConventionFigures, type EndFigures, figuresToEnds, isOver } from './bond-figures.ts';
import type { BondYieldsData, YieldEnd } from './bond-yields.contract.ts';

interface Requested {
  readonly bond: KnownBond | null;
  readonly currency: string;
  /** Where and when the latest price was paid; null where it never was. */
  readonly quote: { readonly day: CalendarDay; readonly price: number; readonly venue: string } | null;
}

/** Null where the bond is over, was never traded, or has terms that are not supported. */
export async function loadBondYields(
  { database, today, leading }: Pick<PageContext, 'database' | 'today'> & Supplied<typeof LEADING_SERVICES>,
  { bond, currency, quote }: Requested,
): Promise<Unopened<BondYieldsData> | null> {
  if (!bond || !quote || isOver(bond.terms, today)) return null;
  const { day, price } = quote;
  const [stored, swapRates] = await Promise.all([
    findCurve(database, currency, day),
    findSwapRates(database, currency, day),
  ]);
  const swaps = swapRates && { kind: 'published' as const, nodes: toZeroNodes(swapRates) };
  const settlement = settlementDay(bond.terms, toDayNumber(day));
  const question = { terms: bond.terms, settlement, assumptions: assumptionsOn(bond, day) };
  const ends = figuresToEnds({ bond, price, day, curve: stored?.curve ?? null, swaps });
  const accrued = accruedInterest(bond.terms, settlement, question.assumptions);
  const outstanding = outstandingAfter(bond.terms, settlement, question.assumptions);
  const current = currentYield(question, price);
  return {
    date: day,
    venue: quote.venue,
    currency_name: currency,
    price: figure(price),
    dirty: figure(accrued === null || outstanding <= 0 ? null : price + (100 * accrued) / outstanding),
    accrued,
    outstanding,
    current_yield: figure(current === null ? null : 100 * current),
    discount_margin: figure(accrued === null ? null : discountMargin({ ...question, clean: price, accrued })),
    simple_margin: figure(simpleMargin({ ...question, clean: price })),
    ends: ends.map((end) => toEnd(end, bond)),
    leading: leadingName(ends, leading),
    curve_date: stored?.day ?? null,
    assumption: toBondAssumption(bond, day),
  };
}

const figure = (value: number | null) => seal('last-price', value);

/** A bond without calls has its worst yield at maturity, one without puts its best. */
const leadingName = (ends: readonly EndFigures[], leading: NamedEnd): NamedEnd =>
  ends.find(({ name }) => name === leading)?.name ?? 'maturity';

function toEnd(figures: EndFigures, bond: KnownBond): Unopened<YieldEnd> {
  const { name, end, conventions, averageLife, spread, zSpread, iSpread, assetSwap } = figures;
  const date = dayOf(end, bond);
  const isChosen = name === 'worst' || name === 'best';
  return {
    end: name,
    date: isChosen ? null : date,
    price: isChosen || end.kind === 'maturity' ? null : end.percent,
    runs_to: seal('last-price', isChosen ? { end: end.kind, date } : null),
    conventions: conventions.map(toConvention),
    average_life: figure(averageLife),
    spread: figure(spread),
    z_spread: figure(zSpread),
    i_spread: figure(iSpread),
    asset_swap: figure(assetSwap),
  };
}

function dayOf(end: BondEnd, { terms }: KnownBond): CalendarDay | null {
  const day = end.kind === 'maturity' ? terms.maturesOn : end.day;
  return day === null ? null : toCalendarDay(day);
}

function toConvention(figures: ConventionFigures): Unopened<YieldEnd['conventions'][number]> {
  return {
    convention: figures.convention,
    why: figures.why,
    yield: figure(figures.yield),
    macaulay: figure(figures.macaulay),
    modified: figure(figures.modified),
    convexity: figure(figures.convexity),
    point_value: figure(figures.pointValue),
  };
}
