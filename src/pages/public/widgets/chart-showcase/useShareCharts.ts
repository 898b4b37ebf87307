import { useMemo } from 'react';
import { splitRatio } from '#domain/quotes/split-ratio.ts';
import { toChart } from '#features/trading-chart/to-chart.ts';
import { toFlags } from '#features/trading-chart/to-flags.ts';
import { toCompared } from '#market/trading-chart/comparing.ts';
import type trading from '#market/trading-chart/labels/eng.json';
import type { PriceChartData } from '#market/trading-chart/trading-chart.contract.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { ShownShare } from './chart-showcase.contract.ts';

/** The charts of a share, described as its own page describes them; null where the viewer may not see one. */
export function useShareCharts(share: ShownShare) {
  const t = useLabels<typeof trading>('trading-chart');
  const format = useFormat();
  return useMemo(() => {
    const { stockId, venueId, currency_name: currency } = share;
    const words = {
      name: share.name,
      last: t('last'),
      price: t('price'),
      turnover: t('turnover', { currency }),
      inCurrency: format.caption,
    };
    const write = ({ kind, value, currency_name, date }: Exclude<PriceChartData['flags'], string>[number]) =>
      kind === 'dividend'
        ? t('dividend_flag', {
            amount: format.number(value),
            currency: currency_name ?? '',
            day: format.day(date),
          })
        : t('split_flag', { ratio: splitRatio(value, format.number), day: format.day(date) });
    const draw = (data: PriceChartData) => {
      const { type, series, indexes, today } = data;
      const subject = {
        stockId,
        venueId,
        today,
        firstTradingDay: data.firstTradingDate,
        lastTradingDay: data.lastTradingDate,
      };
      const flags = isLocked(data.flags) ? [] : toFlags(data.flags, write);
      return toChart({ subject, type, compared: toCompared(data.compared), series, indexes }, words, flags);
    };
    return {
      price: draw(share.price),
      candles: draw({ ...share.price, type: 'extended', series: [...share.candles] }),
      comparison: draw({ ...share.price, compared: othersIn(share), series: [...share.comparison] }),
      silent: draw({ ...share.price, series: share.silent }),
    };
  }, [share, t, format]);
}

function othersIn({ stockId, comparison }: ShownShare): PriceChartData['compared'] {
  return comparison
    .filter((series) => series.stockId !== stockId)
    .map((series) => ({ kind: 'stock', id: series.stockId, venueId: series.tgId }));
}
