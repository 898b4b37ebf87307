import { limitSpan } from '#domain/calendar/longest-span.ts';
import { getGraphicData, SAME_DAY } from '#features/index-graph/index-graph.contract.ts';
import type { LoadIndexes } from '#features/trading-chart/load-chart.ts';
import { call } from '#platform/contract/call.ts';

/** Indexes for the chart of a listing: all of them in one call. */
export const loadIndexes: LoadIndexes = async ([id, ...others], days, signal) => {
  const { from, to } = limitSpan(days, 'to');
  const body = {
    beginDate: from,
    endDate: to,
    compareIndexes: others,
    periodId: days.from === days.to ? SAME_DAY : null,
  } as const;
  const { compare_data } = await call(getGraphicData, { params: { id: String(id) }, body, signal });
  return compare_data;
};
