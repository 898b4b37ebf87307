import { z } from 'zod';
import { describeBlock, hasNothing } from '#features/chart-block/describe-block.ts';
import type english from '#pages/public/market-index/labels/eng.json';
import type { MarketIndexPageData } from '#pages/public/market-index/market-index.contract.ts';
import { loadMarketIndexPage } from '#pages/public/market-index/market-index.server.ts';
import { areInPairs, blockDays } from './block-picture-query.ts';
import type { PictureOf } from './picture-of.server.ts';

/** What of the chart's address is everyone's. */
const query = z.strictObject(blockDays).refine(areInPairs);

export const pictureOfIndex: PictureOf<MarketIndexPageData> = {
  loader: loadMarketIndexPage,
  query,
  toCard: ({ name, ticker, selection, chart: data }, translator) => {
    const t = translator.of<keyof typeof english>('market-index');
    const view = { range: selection.range, data, companions: [], answers: {} };
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
