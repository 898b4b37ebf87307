import type { Chart } from '#ui/chart/chart.ts';
import type { DebtSchedule } from './debt-maturity.contract.ts';

const MILLION = 1_000_000;

/** A column a year, in millions. */
export function toDebtChart({ years }: DebtSchedule, name: string): Chart {
  const values = Float64Array.from(years, ({ amount }) => amount / MILLION);
  const decimals = Math.max(...values) < 100 ? 1 : 0;
  return {
    x: {
      kind: 'time',
      times: Float64Array.from(years, ({ year }) => Date.UTC(year, 0)),
      precision: 'year',
    },
    panes: [
      {
        share: 1,
        axes: [
          {
            id: 'amount',
            side: 'right',
            scale: 'linear',
            unit: 'value',
            decimals,
            isSilent: false,
            hasZero: true,
          },
        ],
        series: [{ kind: 'column', id: 'amount', name, axis: 'amount', tone: 1, values }],
      },
    ],
  };
}
