import { carryAndRollDown, type Held, HORIZONS } from '#domain/bonds/risk/carry.ts';
import { keyRateDurations, keyRatesReached } from '#domain/bonds/risk/key-rates.ts';
import { priceScenarios, SCENARIOS } from '#domain/bonds/risk/scenarios.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { toHeld } from '#market/bonds/held-bond.ts';
import type { KnownBond } from '#market/bonds/known-bond.ts';
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
  const { held, end, why } = toHeld(bond, quote, stored?.curve ?? null, leading);
  const figures = held ? toFigures(held) : NO_FIGURES;
  return { currency_name: currency, curve_date: stored?.day ?? null, end, why, ...figures };
}

type Figures = Pick<Unopened<BondRiskData>, 'key_rates' | 'scenarios' | 'carry'>;
const NO_FIGURES: Figures = { key_rates: [], scenarios: [], carry: [] };

const figure = (value: number | null) => seal('last-price', value);

/** Horizons that the bond does not reach are left out, and so are key rates that it does not depend on at all. */
function toFigures(held: Held): Figures {
  const { flows, curve, spread } = held;
  return {
    key_rates: keyRateDurations(flows, curve, spread)
      .slice(0, keyRatesReached(flows))
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
