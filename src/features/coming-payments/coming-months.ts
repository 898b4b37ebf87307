import type { ComingEventRow, ComingMonth, Money } from './coming-payments.contract.ts';

/** The months in which something happens, each with what it brings. */
export function toMonths(events: readonly ComingEventRow[]): ComingMonth[] {
  return [...Map.groupBy(events, ({ date }) => date.slice(0, 7))].map(([month, its]) => ({
    month,
    totals: sumByCurrency(its),
    events: its,
  }));
}

/** Currencies are never added up; the one with most payments comes first. */
export function sumByCurrency(events: readonly ComingEventRow[]): Money[] {
  const paid = events.flatMap(({ total, currency_name }) =>
    total === null ? [] : [{ total, currency_name }],
  );
  return [...Map.groupBy(paid, ({ currency_name }) => currency_name)]
    .sort(([a, its], [b, others]) => others.length - its.length || (a < b ? -1 : 1))
    .map(([currency_name, its]) => ({
      currency_name,
      amount: its.reduce((sum, { total }) => sum + total, 0),
    }));
}
