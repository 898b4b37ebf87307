import type { Chart } from '#ui/chart/chart.ts';
import { xyChart, Y_AXIS } from '#ui/chart/xy-chart.ts';
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
  return xyChart({
    x: words.years,
    y: words.percent,
    hidesValues: unit === 'none',
    series: [
      ...(bonds.length > 0
        ? [
            {
              kind: 'dots' as const,
              id: 'bonds',
              name: words.bonds,
              axis: Y_AXIS,
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
        axis: Y_AXIS,
        tone: 2,
        xs: xs(line),
        ys: ys(line),
      },
    ],
  });
}
