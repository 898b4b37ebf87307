import { shownSections } from '#page-parts/entity-sections/shown-sections.ts';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { STOCK_SECTIONS, type StockSection } from './section-order.ts';
import type { StockPageData } from './stock.contract.ts';
import { securitiesOfIssuer } from './stock.wire.ts';

/** The sections that the page of a share has, in its order (ST-05). */
export function stockSections(data: StockPageData): readonly StockSection[] {
  const { exchangeTable, dividendsTable, paramsTable } = data;
  const others = securitiesOfIssuer(data);
  const own = {
    graph: hasGraph(data) ? data.priceChart : null,
    dynamics: data.priceDynamics,
    venues: orNull(exchangeTable.data),
    dividends: orNull(dividendsTable.data),
    parameters: orNull(paramsTable),
    'other-stocks': orNull(others.stocks),
    bonds: orNull(others.bonds),
    indexes: orNull(data.indexesList),
  };
  const found: Readonly<Record<StockSection, unknown>> = { ...data.blocks, ...own };
  return shownSections(STOCK_SECTIONS, found, data.failed);
}

/** Not where the share is listed nowhere, or its chart is hidden (ST-15). */
export function hasGraph(
  data: Pick<StockPageData, 'hideGraph' | 'priceChart' | 'groundId' | 'tradingGrounds'>,
): boolean {
  return !data.hideGraph && data.priceChart !== null && venuesOf(data).venueId !== null;
}

/** A list without rows is no section. */
export function orNull<Row>(rows: readonly Row[]): readonly Row[] | null {
  return rows.length > 0 ? rows : null;
}
