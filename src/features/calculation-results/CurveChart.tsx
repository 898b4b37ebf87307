import { useMemo } from 'react';
import type { Answer } from '#domain/bond-calculator/answer.ts';
import { type PriceCurve, priceCurve } from '#domain/bond-calculator/price-curve.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import type { Chart } from '#ui/chart/chart.ts';

const HEIGHT = { wide: 240, narrow: 220 };

/** How the price bends around the yield that is reported. */
export function CurveChart({ answer }: { answer: Answer }) {
  const t = useLabels<typeof english>('bond-calculator');
  const chart = useMemo(() => {
    const curve = priceCurve(answer.input, answer.result);
    return curve && toChart(curve, { price: t('price'), yield: t('curve_yield'), here: t('curve_here') });
  }, [answer, t]);
  return chart && <ChartStage chart={chart} label={t('curve')} height={HEIGHT} isPatient />;
}

function toChart(
  { yields, prices, at }: PriceCurve,
  names: Record<'price' | 'yield' | 'here', string>,
): Chart {
  return {
    x: { kind: 'number', title: names.yield, decimals: 2 },
    panes: [
      {
        share: 1,
        axes: [
          {
            id: 'price',
            side: 'right',
            scale: 'linear',
            unit: 'value',
            decimals: 2,
            hidesValues: false,
            title: names.price,
          },
        ],
        series: [
          { kind: 'curve', id: 'curve', name: names.price, axis: 'price', tone: 1, xs: yields, ys: prices },
          {
            kind: 'dots',
            id: 'here',
            name: names.here,
            axis: 'price',
            tone: 2,
            xs: Float64Array.of(at.yield),
            ys: Float64Array.of(at.price),
            names: [names.here],
            labels: 'all',
          },
        ],
      },
    ],
  };
}
