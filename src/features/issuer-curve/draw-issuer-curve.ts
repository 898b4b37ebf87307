import type { Chart } from '#ui/chart/chart.ts';
import { xyChart, Y_AXIS } from '#ui/chart/xy-chart.ts';
import type { CurvePoint } from './issuer-curve.contract.ts';

interface Words {
  readonly duration: string;
  readonly yield: string;
  readonly others: string;
  readonly own: string;
}

/** The bonds of an issuer by duration, with the one of the page in a colour of its own. */
export function drawIssuerCurve(points: readonly CurvePoint[], words: Words): Chart {
  const dots = (id: string, name: string, tone: number, shown: readonly CurvePoint[]) => ({
    kind: 'dots' as const,
    id,
    name,
    axis: Y_AXIS,
    tone,
    xs: Float64Array.from(shown, ({ duration }) => duration),
    ys: Float64Array.from(shown, (point) => point.yield),
    names: shown.map((point) => point.name),
    labels: 'free' as const,
  });
  const [own, others] = [true, false].map((isOwn) => points.filter(({ is_subject }) => is_subject === isOwn));
  return xyChart({
    x: words.duration,
    y: words.yield,
    hidesValues: false,
    series: [dots('others', words.others, 1, others ?? []), dots('own', words.own, 2, own ?? [])],
  });
}
