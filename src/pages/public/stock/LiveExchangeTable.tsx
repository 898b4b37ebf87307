import type { ComponentProps } from 'react';
import { ExchangeTable } from '#features/exchange-table/ExchangeTable.tsx';
import { useLivePrices } from '#features/live-prices/LivePrices.tsx';
import { joinQuote } from './join-live.ts';

export function LiveExchangeTable(props: ComponentProps<typeof ExchangeTable>) {
  const { venues, currentVenueId = null } = props;
  return <ExchangeTable {...props} venues={joinQuote(venues, currentVenueId, useLivePrices())} />;
}
