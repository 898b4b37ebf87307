import type { ChartBlockData } from '#market/prices/chart-feed.contract.ts';

/** An answer of an address that feeds a block; its points stand in the series. */
export type BlockData = Omit<ChartBlockData, 'data'>;
