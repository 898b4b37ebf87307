import { useMemo } from 'react';
import { useLivePrices } from '#features/live-prices/LivePrices.tsx';
import { ListingChart } from '#pages/listing-chart/ListingChart.tsx';
import { toLivePoints } from './join-live.ts';
import type { StockPageData } from './stock.contract.ts';

export function StockChart({ data }: { data: StockPageData }) {
  const { groundId, tradingGrounds, exchangeTable } = data;
  const { quote: liveQuote, overturn, minutes } = useLivePrices();
  const live = useMemo(
    () => toLivePoints({ quote: liveQuote, overturn, minutes }),
    [liveQuote, overturn, minutes],
  );
  if (groundId === null) return null;
  const quote = exchangeTable.data.find((row) => row['trading_ground.id'] === groundId);
  const listing = {
    instrumentId: data.stockId,
    groundId,
    name: data.stockInfo.stock_full_name,
    groundName: tradingGrounds.find(({ id }) => id === groundId)?.text ?? '',
    currency: quote?.currency_name ?? '',
  };
  return <ListingChart listing={listing} data={data} live={live} />;
}
