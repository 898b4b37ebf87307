import type { Chart } from '#ui/chart/chart.ts';
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
            axis: 'percent',
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
            axis: 'percent',
            tone: shown + 1,
            xs: Float64Array.from(bonds, ({ years }) => years),
            ys: Float64Array.from(bonds, ({ percent }) => percent),
            names: bonds.map(({ name }) => name),
            labels: 'none' as const,
          },
        ];
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
        series: [...dots, ...curves],
      },
    ],
  };
}
