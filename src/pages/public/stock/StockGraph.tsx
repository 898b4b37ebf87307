import { Block } from '#page-parts/entity-sections/Block.tsx';
import { StockChart } from './StockChart.tsx';
import { hasGraph } from './stock-sections.ts';
import { WithLivePrices } from './WithLivePrices.tsx';

export function StockGraph() {
  return (
    <WithLivePrices>
      {(data) => (
        <Block of="graph" data={hasGraph(data) ? data : null} failed={data.failed}>
          {(page) => <StockChart data={page} />}
        </Block>
      )}
    </WithLivePrices>
  );
}
