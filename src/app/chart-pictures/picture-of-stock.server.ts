import { z } from 'zod';
import { toSubject } from '#features/trading-chart/chart-state.ts';
import type english from '#features/trading-chart/labels/eng.json';
import { toChart } from '#features/trading-chart/to-chart.ts';
import type { PriceChartData } from '#features/trading-chart/trading-chart.contract.ts';
import type { Translate } from '#foundation/i18n/translator.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { calendarDay } from '#foundation/web/params.ts';
import type stockWords from '#pages/stock/labels/eng.json';
import type { StockPageData } from '#pages/stock/stock.contract.ts';
import { loadStockPage } from '#pages/stock/stock.server.ts';
import type { PictureOf } from './picture-of.server.ts';

/** What of the chart's address is everyone's. */
const query = z
  .strictObject({
    type: z.literal('simple').optional(),
    period: z
      .string()
      .regex(/^[0-5]$/)
      .optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to);

export const pictureOfStock: PictureOf<StockPageData> = {
  loader: loadStockPage,
  query,
  toCard: (data, translator) => {
    if (data.hideGraph) throw new Refusal('not_found');
    const { stock_full_name: name, tiker: ticker } = data.stockInfo;
    const t = translator.of<keyof typeof english>('trading-chart');
    const ground = data.tradingGrounds.find(({ id }) => id === data.groundId)?.text;
    return {
      title: ticker
        ? translator.of<keyof typeof stockWords>('stock')('name_and_ticker', { name, ticker })
        : name,
      notes: ground ? [ground] : [],
      chart: data.priceChart && chartOf(data, data.priceChart, t),
      noData: t('no_graph_data'),
      offset: data.priceChart?.displayOffset ?? 0,
    };
  },
};

function chartOf(
  { stockId, groundId, stockInfo, exchangeTable }: StockPageData,
  { type, series, ...start }: PriceChartData,
  t: Translate<keyof typeof english>,
) {
  const quote = exchangeTable.data.find((row) => row['trading_ground.id'] === groundId);
  const subject = toSubject(stockId, groundId ?? 0, { type, series, ...start });
  const words = {
    name: stockInfo.stock_full_name,
    last: t('last'),
    price: t('price'),
    overturn: t('overturn', { currency: quote?.currency_name ?? '' }),
  };
  return toChart({ subject, type, compared: [], series, indexes: [] }, words, []);
}
