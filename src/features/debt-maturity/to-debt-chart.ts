import type { Chart } from '#ui/chart/chart.ts';
import { yearlyColumns } from '#ui/chart/yearly-columns.ts';
import type { DebtSchedule } from './debt-maturity.contract.ts';

const MILLION = 1_000_000;

/** A column a year, in millions. */
export function toDebtChart({ years }: DebtSchedule, name: string): Chart {
  const values = Float64Array.from(years, ({ amount }) => amount / MILLION);
  const decimals = Math.max(...values) < 100 ? 1 : 0;
  return yearlyColumns({ years: years.map(({ year }) => year), values, name, decimals });
}
