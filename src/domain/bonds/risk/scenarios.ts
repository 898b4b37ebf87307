import type { ZeroCurve } from '../curve/zero-curve.ts';
import type { Flow } from '../yields/discounting.ts';
import { type Shift, shiftedWorth } from './shifted-worth.ts';

export type ScenarioKind = 'parallel' | 'steeper' | 'flatter';

export interface Scenario {
  readonly kind: ScenarioKind;
  /** Of the whole curve, or for a twist of its far end; its near end moves as much the other way. */
  readonly basisPoints: number;
}

export const SCENARIOS: readonly Scenario[] = [
  ...[-200, -100, -50, 50, 100, 200].map((basisPoints) => ({ kind: 'parallel' as const, basisPoints })),
  { kind: 'steeper', basisPoints: 50 },
  { kind: 'flatter', basisPoints: 50 },
];

/** A twist turns about the middle of these years and no further beyond them. */
export const TWIST_YEARS = 10;

export interface ScenarioResult extends Scenario {
  /** In the unit of the flows. */
  readonly price: number;
  /** Percent of the price before. */
  readonly change: number;
}

/** What the flows would be worth at once if the zero rates moved so, the spread held. */
export function priceScenarios(
  flows: readonly Flow[],
  curve: ZeroCurve,
  spread: number,
  scenarios: readonly Scenario[] = SCENARIOS,
): ScenarioResult[] {
  const before = shiftedWorth(flows, curve, spread, () => 0);
  return scenarios.map((scenario) => {
    const price = shiftedWorth(flows, curve, spread, shiftOf(scenario));
    return { ...scenario, price, change: 100 * (price / before - 1) };
  });
}

export function shiftOf({ kind, basisPoints }: Scenario): Shift {
  const by = basisPoints / 10_000;
  if (kind === 'parallel') return () => by;
  const turn = kind === 'steeper' ? by : -by;
  return (years) => turn * (2 * Math.min(1, years / TWIST_YEARS) - 1);
}
