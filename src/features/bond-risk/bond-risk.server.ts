import { solveZSpread } from '#domain/bonds/curve/z-spread.ts';
import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import { carryAndRollDown, HORIZONS } from '#domain/bonds/risk/carry.ts';
import { KEY_RATES, keyRateDurations } from '#domain/bonds/risk/key-rates.ts';
import { priceScenarios, SCENARIOS } from '#domain/bonds/risk/scenarios.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { leadingOf, type NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { namedValuations, valueToEnds } from '#domain/bonds/valuation/yield-to-worst.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import { findCurve } from '#market/bonds/measures/government-curves.repository.ts';
import type { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Supplied } from '#platform/services/service.ts';
import type { BondRiskData } from './bond-risk.contract.ts';

interface Requested {
  readonly bond: KnownBond | null;
  readonly currency: string;
  readonly quote: { readonly day: CalendarDay; readonly price: number } | null;
}

/** Null where the bond is over, was never traded, or has terms that are not supported. */
export async function loadBondRisk(
  { database, today, leading }: Pick<PageContext, 'database' | 'today'> & Supplied<typeof LEADING_SERVICES>,
  { bond, currency, quote }: Requested,
): Promise<Unopened<BondRiskData> | null> {
  const maturesOn = bond?.terms.maturesOn ?? null;
  if (!bond || !quote || (maturesOn !== null && maturesOn <= toDayNumber(today))) return null;
  const stored = await findCurve(database, currency, quote.day);
  const { end, why, figures } = computeRisk(bond, quote, stored?.curve ?? null, leading);
  return { currency_name: currency, curve_date: stored?.day ?? null, end, why, ...figures };
}

type Figures = Pick<Unopened<BondRiskData>, 'key_rates' | 'scenarios' | 'carry'>;
type Risk = Pick<BondRiskData, 'end' | 'why'> & { readonly figures: Figures };

const NO_FIGURES: Figures = { key_rates: [], scenarios: [], carry: [] };

/** A floating-rate note pays more when rates rise: its projected cash flows say nothing of the risk of rates. */
function computeRisk(
  bond: KnownBond,
  { day, price }: { readonly day: CalendarDay; readonly price: number },
  curve: ZeroCurve | null,
  leading: NamedEnd,
): Risk {
  const without = (why: BondRiskData['why']): Risk => ({ end: leading, why, figures: NO_FIGURES });
  if (bond.terms.coupon.kind === 'floating') return without('floating');
  if (!curve) return without('no_curve');
  const settlement = settlementDay(bond.terms, toDayNumber(day));
  const question = { terms: bond.terms, settlement, assumptions: assumptionsOn(bond, day) };
  const named = namedValuations(valueToEnds({ ...question, convention: 'effective' }, price, bond.options));
  const first = leadingOf(named, leading);
  if (!first) return without('not_valued');
  if (first.end.kind === 'maturity' && bond.terms.maturesOn === null) return without('perpetual');
  const { valued, rate } = first;
  const flows = valued.discounted.map(({ years, amount }) => ({
    years,
    amount: (100 * amount) / valued.outstanding,
  }));
  const spread = solveZSpread(flows, valued.dirty, curve);
  if (!spread.isSolved) return without('not_valued');
  const end = named[leading] ? leading : 'maturity';
  return {
    end,
    why: null,
    figures: toFigures({ flows, price: valued.dirty, rate, curve, spread: spread.rate }),
  };
}

const figure = (value: number | null) => seal('last-price', value);

/** Horizons that the bond does not reach are left out, and so are key rates that it does not depend on at all. */
function toFigures(held: Parameters<typeof carryAndRollDown>[0]): Figures {
  const { flows, curve, spread } = held;
  const end = Math.max(...flows.map(({ years }) => years));
  const reached = KEY_RATES.findIndex((years) => years >= end);
  const shown = reached < 0 ? KEY_RATES.length : reached + 1;
  return {
    key_rates: keyRateDurations(flows, curve, spread)
      .slice(0, shown)
      .map(({ years, duration }) => ({ years, duration: figure(duration) })),
    scenarios: priceScenarios(flows, curve, spread, SCENARIOS).map(
      ({ kind, basisPoints, price, change }) => ({
        kind,
        basis_points: basisPoints,
        price: figure(price),
        change: figure(change),
      }),
    ),
    carry: carryAndRollDown(held, HORIZONS).map(({ months, carry, rollDown, total }) => ({
      months,
      carry: figure(carry),
      roll_down: figure(rollDown),
      total: figure(total),
    })),
  };
}
