import type { StockPageData } from './stock.contract.ts';

/** The address of the share on a ground, without language prefix: the first ground of the list is not named (ST-01). */
export function stockPath(
  { stringId, tradingGrounds }: Pick<StockPageData, 'stringId' | 'tradingGrounds'>,
  groundId: number | null,
): string {
  const isFirst = groundId === null || tradingGrounds[0]?.id === groundId;
  return isFirst ? `/stocks/${stringId}/` : `/stocks/${stringId}/${groundId}/`;
}
