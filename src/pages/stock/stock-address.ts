import {
  FIRST_WISH,
  onOtherGround,
  parseChartQuery,
  putChartQuery,
} from '#features/trading-chart/chart-address.ts';
import type { StockPageData } from './stock.contract.ts';

/** The address of the share on a ground, without language prefix: the first ground of the list is not named (ST-01). */
export function stockPath(
  { stringId, tradingGrounds }: Pick<StockPageData, 'stringId' | 'tradingGrounds'>,
  groundId: number | null,
): string {
  const isFirst = groundId === null || tradingGrounds[0]?.id === groundId;
  return isFirst ? `/stocks/${stringId}/` : `/stocks/${stringId}/${groundId}/`;
}

/** What the address goes on saying on another ground: all but the days of the chart. */
export function searchOnOtherGround(search: string): string {
  const wish = parseChartQuery(Object.fromEntries(new URLSearchParams(search)));
  return putChartQuery(search, onOtherGround(wish));
}

/** What it says of other sections than the chart. */
export const searchBesideChart = (search: string): string => putChartQuery(search, FIRST_WISH);
