import type { ScenarioKind } from '#domain/bonds/risk/scenarios.ts';
import type { WhyNoRisk } from '#domain/bonds/risk/why-no-risk.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Derivation } from '#domain/derivations/derivation.ts';
import { deriveHolding } from '#domain/derivations/derive-holding.ts';
import { deriveKeyRate } from '#domain/derivations/derive-key-rate.ts';
import { deriveScenario } from '#domain/derivations/derive-scenario.ts';
import type { RiskInputs } from '#domain/derivations/risk-inputs.ts';
import { toHeld } from '#market/bonds/held-bond.ts';
import { type CaseContext, readBondCase } from '#market/explain/bond-case.server.ts';
import type { ExplainedOf } from '#market/explain/explain-address.ts';
import type { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplied } from '#platform/services/service.ts';

interface RequestedRisk {
  readonly what: ExplainedOf;
  readonly at?: string | undefined;
}

interface FoundRisk {
  readonly lock: 'last-price';
  readonly date?: CalendarDay;
  readonly venue?: string | null;
  readonly source?: string | null;
  readonly derived: Derivation | WhyNoRisk | 'no_price' | 'matured';
}

/** At the price and over the curve of the Z-spread. */
export async function findRisk(
  context: CaseContext & Supplied<typeof LEADING_SERVICES>,
  stringId: string,
  requested: RequestedRisk,
): Promise<FoundRisk> {
  const { known, price, curve } = await readBondCase(context, { stringId, what: 'z-spread' });
  const lock = 'last-price';
  const { maturesOn } = known.terms;
  if (maturesOn !== null && maturesOn <= toDayNumber(context.today)) return { lock, derived: 'matured' };
  if (!price) return { lock, derived: 'no_price' };
  const found = {
    lock,
    date: price.day,
    venue: price.quoted?.venue ?? null,
    source: price.quoted?.source ?? null,
  } as const;
  const quote = { day: price.day, price: price.clean };
  const { held, why } = toHeld(known, quote, curve?.curve ?? null, context.leading);
  if (!held || !curve) return { ...found, derived: why ?? 'no_curve' };
  const derived = derive({ held, quoteDay: price.day, curveDay: curve.day }, requested);
  if (!derived) throw new Refusal('not_found');
  return { ...found, derived };
}

function derive(inputs: RiskInputs, { what, at = '' }: RequestedRisk): Derivation | null {
  switch (what) {
    case 'key-rate':
      return deriveKeyRate(inputs, Number(at));
    case 'scenario-price':
      return deriveScenario(inputs, toScenario(at), 'price');
    case 'scenario-change':
      return deriveScenario(inputs, toScenario(at), 'change');
    case 'carry':
      return deriveHolding(inputs, Number(at), 'carry');
    case 'roll-down':
      return deriveHolding(inputs, Number(at), 'rollDown');
    case 'total-return':
      return deriveHolding(inputs, Number(at), 'total');
    default:
      return null;
  }
}

/** The schema of the query has the kinds. */
function toScenario(at: string) {
  const [kind, points] = at.split(':');
  return { kind: kind as ScenarioKind, basisPoints: Number(points) };
}
