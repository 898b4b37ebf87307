import type { ReactNode } from 'react';
import { LivePrices, useLivePrices } from '#features/live-prices/LivePrices.tsx';
import type { LiveState } from '#features/live-prices/live-state.ts';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { usePageData } from '#platform/islands/page-data.tsx';
import type { StockTradingData } from './stock-trading.ts';

interface Props {
  readonly children: (data: StockTradingData, live: LiveState) => ReactNode;
}

/** For the islands that follow the venue and the price. */
export function WithLivePrices({ children }: Props) {
  const data = usePageData<StockTradingData>();
  return (
    <LivePrices stockId={data.stockId} venueId={venuesOf(data).venueId}>
      <Live data={data}>{children}</Live>
    </LivePrices>
  );
}

function Live({ data, children }: Props & { readonly data: StockTradingData }) {
  return children(data, useLivePrices());
}
