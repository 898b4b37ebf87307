import type { Chart } from '#ui/chart/chart.ts';
import type { ChartShowcaseData } from './chart-showcase.contract.ts';

/** Bonds by the years until they are repaid and their coupon. */
export function toMap(
  bonds: ChartShowcaseData['bonds'],
  { years, coupon }: { readonly years: string; readonly coupon: string },
): Chart {
  return {
    x: { kind: 'number', title: years, decimals: 2 },
    panes: [
      {
        share: 1,
        axes: [
          {
            id: 'coupon',
            side: 'right',
            scale: 'linear',
            unit: 'percent',
            decimals: 3,
            hidesValues: false,
            title: coupon,
          },
        ],
        series: [
          {
            kind: 'dots',
            id: 'bonds',
            name: coupon,
            axis: 'coupon',
            tone: 1,
            xs: Float64Array.from(bonds, ({ duration }) => duration),
            ys: Float64Array.from(bonds, (bond) => bond.yield),
            names: bonds.map(({ name }) => name),
            labels: 'free',
          },
        ],
      },
    ],
  };
}
