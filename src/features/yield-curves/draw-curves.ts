import type { Chart } from '#ui/chart/chart.ts';
import { xyChart, Y_AXIS } from '#ui/chart/xy-chart.ts';
import type { CurveValues } from './yield-curves.contract.ts';

export interface CurvesWords {
  readonly years: string;
  readonly percent: string;
  readonly bonds: string;
  /** One for each curve. */
  readonly names: readonly string[];
}

/** All curves over years to maturity; bonds in the tone of the curve that they belong to. */
export function drawCurves(
  { unit, lines, bonds }: Pick<CurveValues, 'unit' | 'lines' | 'bonds'>,
  shown: number,
  words: CurvesWords,
): Chart {
  const curves = lines.flatMap((line, at) =>
    line.length === 0
      ? []
      : [
          {
            kind: 'curve' as const,
            isSubject: true,
            id: `curve-${at}`,
            name: words.names[at] ?? '',
            axis: Y_AXIS,
            tone: at + 1,
            xs: Float64Array.from(line, ({ years }) => years),
            ys: Float64Array.from(line, ({ percent }) => percent),
          },
        ],
  );
  const dots =
    bonds.length === 0
      ? []
      : [
          {
            kind: 'dots' as const,
            id: 'bonds',
            name: words.bonds,
            axis: Y_AXIS,
            tone: shown + 1,
            xs: Float64Array.from(bonds, ({ years }) => years),
            ys: Float64Array.from(bonds, ({ percent }) => percent),
            names: bonds.map(({ name }) => name),
            labels: 'none' as const,
          },
        ];
  return xyChart({
    x: words.years,
    y: words.percent,
    hidesValues: unit === 'none',
    series: [...dots, ...curves],
  });
}
