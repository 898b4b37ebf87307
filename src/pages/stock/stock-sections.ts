import type { EntitySection } from '#pages/entity-sections/EntitySections.tsx';
import type { StockPageData } from './stock.contract.ts';

/** The sections that the page of a share has, in its order (ST-05). */
export function stockSections(data: StockPageData): readonly EntitySection[] {
  const { hideGraph, priceChart, groundId, priceDynamics, exchangeTable, dividendsTable } = data;
  const has: readonly (readonly [EntitySection, boolean])[] = [
    ['graph', !hideGraph && priceChart !== null && groundId !== null],
    ['dynamics', priceDynamics !== null],
    ['grounds', exchangeTable.data.length > 0],
    ['dividends', dividendsTable.data.length > 0],
    ['parameters', data.paramsTable.length > 0],
    ['indexes', data.indexesList.length > 0],
  ];
  return has.flatMap(([section, isThere]) => (isThere ? [section] : []));
}
