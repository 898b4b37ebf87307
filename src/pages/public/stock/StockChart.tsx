import { useMemo } from 'react';
import { findVenueRow } from '#features/exchange-table/exchange-table.wire.ts';
import { useLivePrices } from '#features/live-prices/LivePrices.tsx';
import { ListingChart } from '#page-parts/listing-chart/ListingChart.tsx';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { toLivePoints } from './join-live.ts';
import type { StockTradingData } from './stock-trading.ts';

export function StockChart({ data }: { data: StockTradingData }) {
  const { venueId, venues } = venuesOf(data);
  const { quote: liveQuote, turnover, minutes } = useLivePrices();
  const live = useMemo(
    () => toLivePoints({ quote: liveQuote, turnover, minutes }),
    [liveQuote, turnover, minutes],
  );
  if (venueId === null) return null;
  const quote = findVenueRow(data.exchangeTable, venueId);
  const listing = {
    instrumentId: data.stockId,
    venueId,
    name: data.stockInfo.stock_full_name,
    venueName: venues.find(({ id }) => id === venueId)?.text ?? '',
    currency: quote?.currency_name ?? '',
  };
  return <ListingChart listing={listing} data={data} live={live} />;
}
