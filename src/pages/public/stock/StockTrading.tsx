import { ExchangeTable } from '#features/exchange-table/ExchangeTable.tsx';
import { LivePrices, useLivePrices } from '#features/live-prices/LivePrices.tsx';
import { PriceDynamics } from '#features/price-dynamics/PriceDynamics.tsx';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { usePageData } from '#platform/islands/page-data.tsx';
import { joinDynamics, joinQuote } from './join-live.ts';
import { StockChart } from './StockChart.tsx';
import { stockPath } from './stock-address.ts';
import { hasGraph, orNull } from './stock-sections.ts';
import type { StockTradingData } from './stock-trading.ts';

/** The sections that follow the venue and the price: chart, price dynamics, venues. */
export function StockTrading() {
  const data = usePageData<StockTradingData>();
  return (
    <LivePrices stockId={data.stockId} venueId={venuesOf(data).venueId}>
      <Sections data={data} />
    </LivePrices>
  );
}

function Sections({ data }: { data: StockTradingData }) {
  const link = useLink();
  const live = useLivePrices();
  const { venues, venueId } = venuesOf(data);
  const { failed } = data;
  return (
    <>
      <Block of="graph" data={hasGraph(data) ? data : null} failed={failed}>
        {(page) => <StockChart data={page} />}
      </Block>
      <Block of="dynamics" data={data.priceDynamics} failed={failed}>
        {(dynamics) => <PriceDynamics dynamics={joinDynamics(dynamics, live)} />}
      </Block>
      <Block of="venues" data={orNull(data.exchangeTable.data)} failed={failed}>
        {() => (
          <ExchangeTable
            venues={joinQuote(data.exchangeTable, venueId, live)}
            currentVenueId={venueId}
            venueHrefs={Object.fromEntries(venues.map(({ id }) => [id, link(stockPath(data, id))]))}
            isInPlace
          />
        )}
      </Block>
    </>
  );
}
