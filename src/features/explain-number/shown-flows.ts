import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { decimalsThatAddUp } from '#domain/numbers/decimals-that-add-up.ts';
import type { ComputedFigure } from '#market/explain/compute-figure.ts';
import { isOnCurve } from '#market/explain/explain-address.ts';
import type { ExplainedFlows } from './bond-explanation.contract.ts';

/** The flows with as many digits as it takes that what is shown adds up to what is shown; null where there are none. */
export function toShownFlows(computed: ComputedFigure, isShown: boolean): ExplainedFlows | null {
  const { bond, flows, what } = computed;
  if (!bond || !flows) return null;
  const presents = flows.map(({ present }) => present);
  const weights = flows.flatMap(({ weighted }) => (weighted === null ? [] : [weighted]));
  const total = sumOf(presents);
  const weightedTotal = sumOf(weights);
  const decimals = decimalsThatAddUp(presents, what === 'asset-swap' ? total : bond.price);
  const weightDecimals = decimalsThatAddUp(weights, weightedTotal);
  const shown = <T>(value: T): T | null => (isShown ? value : null);
  return {
    rows: flows.map(({ day, percent, factor, present, weighted, kind, amount, years, fixing }) => ({
      date: toCalendarDay(day),
      kind,
      amount: kind === 'rest' ? shown(amount) : amount,
      fixing,
      years,
      percent: shown(percent),
      factor: shown(factor),
      present: shown(present),
      weighted: shown(weighted),
    })),
    has_curve: isOnCurve(what),
    adds_up: what !== 'asset-swap',
    has_weights: weights.length > 0,
    present_decimals: isShown ? decimals.parts : 0,
    weighted_decimals: isShown ? weightDecimals.parts : 0,
    total: shown(total),
    total_decimals: isShown ? decimals.total : 0,
    weighted_total: shown(weights.length > 0 ? weightedTotal : null),
    weighted_total_decimals: isShown ? weightDecimals.total : 0,
    price: shown(bond.price),
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
