import type { Chart } from '#ui/chart/chart.ts';
import { yearlyColumns } from '#ui/chart/yearly-columns.ts';
import type { DebtSchedule } from './debt-maturity.contract.ts';

const MILLION = 1_000_000;
/** Above so many times the largest column it would flatten them all. */
const MOST_CASH = 4;

interface Cash {
  readonly amount: number;
  readonly name: string;
}

/** A column a year, in millions, and cash as a line over them. */
export function toDebtChart({ years }: DebtSchedule, name: string, cash: Cash | null): Chart {
  const values = Float64Array.from(years, ({ amount }) => amount / MILLION);
  const largest = Math.max(...values);
  const decimals = largest < 100 ? 1 : 0;
  const chart = yearlyColumns({ years: years.map(({ year }) => year), values, name, decimals });
  const [pane, ...others] = chart.panes;
  const [axis] = pane?.axes ?? [];
  const level = cash && cash.amount / MILLION;
  if (!pane || !axis || !cash || level === null || level > MOST_CASH * largest) return chart;
  const line = {
    kind: 'line',
    id: 'cash',
    name: cash.name,
    axis: axis.id,
    tone: 2,
    values: values.map(() => level),
  } as const;
  return { ...chart, panes: [{ ...pane, series: [...pane.series, line] }, ...others] };
}
