import { ExchangeTable } from '#features/exchange-table/ExchangeTable.tsx';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { joinQuote } from './join-live.ts';
import { stockPath } from './stock-address.ts';
import { orNull } from './stock-sections.ts';
import { WithLivePrices } from './WithLivePrices.tsx';

export function StockVenues() {
  const link = useLink();
  return (
    <WithLivePrices>
      {(data, live) => {
        const { venues, venueId } = venuesOf(data);
        return (
          <Block of="venues" data={orNull(data.exchangeTable.data)} failed={data.failed}>
            {() => (
              <ExchangeTable
                venues={joinQuote(data.exchangeTable, venueId, live)}
                currentVenueId={venueId}
                venueHrefs={Object.fromEntries(venues.map(({ id }) => [id, link(stockPath(data, id))]))}
                isInPlace
              />
            )}
          </Block>
        );
      }}
    </WithLivePrices>
  );
}
