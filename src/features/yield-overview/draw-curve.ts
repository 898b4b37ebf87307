import type { Chart } from '#ui/chart/chart.ts';
import type { CurveChart } from './yield-overview.contract.ts';

export interface CurveWords {
  readonly years: string;
  readonly percent: string;
  readonly curve: string;
  readonly bonds: string;
}

export function drawCurve({ unit, line, bonds }: CurveChart, words: CurveWords): Chart {
  const xs = (points: readonly { readonly years: number }[]) =>
    Float64Array.from(points, ({ years }) => years);
  const ys = (points: readonly { readonly percent: number }[]) =>
    Float64Array.from(points, ({ percent }) => percent);
  return {
    x: { kind: 'number', title: words.years, decimals: 1 },
    panes: [
      {
        share: 1,
        axes: [
          {
            id: 'percent',
            side: 'right',
            scale: 'linear',
            unit: 'value',
            decimals: 2,
            hidesValues: unit === 'none',
            title: words.percent,
          },
        ],
        series: [
          ...(bonds.length > 0
            ? [
                {
                  kind: 'dots' as const,
                  id: 'bonds',
                  name: words.bonds,
                  axis: 'percent',
                  tone: 1,
                  xs: xs(bonds),
                  ys: ys(bonds),
                  names: bonds.map(({ name }) => name),
                  labels: 'none' as const,
                },
              ]
            : []),
          {
            kind: 'curve' as const,
            isSubject: true,
            id: 'curve',
            name: words.curve,
            axis: 'percent',
            tone: 2,
            xs: xs(line),
            ys: ys(line),
          },
        ],
      },
    ],
  };
}
