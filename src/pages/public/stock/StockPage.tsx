import { provenancePath } from '#market/provenance/provenance-path.ts';
import { EntitySections } from '#page-parts/entity-sections/EntitySections.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { StockSections } from './StockSections.tsx';
import { STOCK_GROUPS } from './section-order.ts';
import type { StockPageData } from './stock.contract.ts';
import { FigurePanel, StockDynamics, StockGraph, StockTop, StockVenues } from './stock.islands.ts';
import { stockHead } from './stock-head.ts';
import { stockSections } from './stock-sections.ts';
import { toTrading } from './stock-trading.ts';

function StockPage({ data }: { data: StockPageData }) {
  return (
    <>
      <StockTop />
      <FigurePanel />
      <EntitySections
        shown={stockSections(data)}
        groups={STOCK_GROUPS}
        standard={data.blocks.ifrs?.standard}
        sources={provenancePath('stocks', data.stringId)}
      >
        <StockGraph />
        <StockDynamics />
        <StockVenues />
        <StockSections data={data} />
      </EntitySections>
    </>
  );
}

export const view: PageView<StockPageData> = {
  View: StockPage,
  head: stockHead,
  islands: { share: toTrading },
};
