import type { MarketIndexPageData } from './market-index.contract.ts';

/** What the chart of an index needs of its page. */
export type ChartedIndex = Pick<
  MarketIndexPageData,
  'indexId' | 'stringId' | 'name' | 'chart_url' | 'selection' | 'compared' | 'others' | 'today'
>;
