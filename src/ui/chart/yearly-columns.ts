import type { Chart } from './chart.ts';

interface Yearly {
  readonly years: readonly number[];
  /** One a year. */
  readonly values: Float64Array;
  /** Of the values, where a cursor stands on one. */
  readonly name: string;
  readonly decimals: number;
}

/** A column a year, from zero. */
export function yearlyColumns({ years, values, name, decimals }: Yearly): Chart {
  return {
    x: { kind: 'time', times: Float64Array.from(years, (year) => Date.UTC(year, 0)), precision: 'year' },
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
            hidesValues: false,
            hasZero: true,
          },
        ],
        series: [{ kind: 'column', id: 'amount', name, axis: 'amount', tone: 1, values }],
      },
    ],
  };
}
