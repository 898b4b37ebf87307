import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Recommendation } from './price-forecasts.contract.ts';

export interface Forecast {
  readonly id: number;
  readonly providerId: number;
  readonly madeOn: CalendarDay;
  readonly reachedBy: CalendarDay;
}

/** Of each provider the latest, as long as its day is not over. Forecasts come latest first. */
export function currentForecasts(forecasts: readonly Forecast[], today: CalendarDay): ReadonlySet<number> {
  const latest = new Map<number, Forecast>();
  for (const forecast of forecasts) {
    if (!latest.has(forecast.providerId)) latest.set(forecast.providerId, forecast);
  }
  return new Set([...latest.values()].filter(({ reachedBy }) => reachedBy >= today).map(({ id }) => id));
}

export interface Target {
  readonly target: number;
  readonly currency: string;
  readonly recommendation: Recommendation;
}

export interface Targets {
  readonly currency: string;
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly recommendations: Readonly<Record<Recommendation, number>>;
}

/** Targets in several currencies cannot be averaged: the currency that most of them name is summed up. */
export function sumUpTargets(targets: readonly Target[]): Targets | null {
  const byCurrency = Map.groupBy(targets, ({ currency }) => currency);
  const [chosen] = [...byCurrency].sort(
    ([a, its], [b, others]) => others.length - its.length || (a < b ? -1 : 1),
  );
  if (!chosen) return null;
  const [currency, its] = chosen;
  const prices = its.map(({ target }) => target);
  const count = (wanted: Recommendation) =>
    its.filter(({ recommendation }) => recommendation === wanted).length;
  return {
    currency,
    count: its.length,
    mean: Math.round((prices.reduce((sum, price) => sum + price, 0) / prices.length) * 10_000) / 10_000,
    low: Math.min(...prices),
    high: Math.max(...prices),
    recommendations: { buy: count('buy'), hold: count('hold'), sell: count('sell') },
  };
}
