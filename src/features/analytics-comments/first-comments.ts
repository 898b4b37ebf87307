import type { AnalyticsBlock } from './analytics-comments.contract.ts';

/** How many are shown before the others are requested. */
export const SHOWN = 5;

/** For a page on which commentary is one section of many; the others are on a page of their own. */
export const firstComments = (block: AnalyticsBlock): AnalyticsBlock => ({
  ...block,
  comments: block.comments.slice(0, SHOWN),
});
