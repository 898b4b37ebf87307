import { z } from 'zod';
import { describeBlock, hasNothing } from '#features/chart-block/describe-block.ts';
import { FEED_PERIODS } from '#foundation/chart-feed/chart-feed.contract.ts';
import { calendarDay } from '#foundation/web/params.ts';
import type english from '#pages/market-index/labels/eng.json';
import type { MarketIndexPageData } from '#pages/market-index/market-index.contract.ts';
import { loadMarketIndexPage } from '#pages/market-index/market-index.server.ts';
import type { PictureOf } from './picture-of.server.ts';

/** What of the chart's address is everyone's; days come in pairs, as on the page. */
const query = z
  .strictObject({
    period: z.enum(FEED_PERIODS.map(({ id }) => String(id))).optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  })
  .refine(({ from, to }) => (from && to ? from <= to : from === to));

export const pictureOfIndex: PictureOf<MarketIndexPageData> = {
  loader: loadMarketIndexPage,
  query,
  toCard: ({ name, tiker: ticker, wish, chart: data }, translator) => {
    const t = translator.of<keyof typeof english>('market-index');
    const view = { range: wish.range, data, companions: [], answers: {} };
    const chart = describeBlock(view, new Set());
    return {
      title: ticker ? t('name_and_ticker', { name, ticker }) : name,
      notes: [t('chart')],
      chart: hasNothing(chart) ? null : chart,
      noData: t('no_values'),
      offset: 0,
    };
  },
};
