import { findVenueRow, venueOf } from '#features/exchange-table/exchange-table.wire.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import type stockWords from '#pages/public/stock/labels/eng.json';
import type { StockPageData } from '#pages/public/stock/stock.contract.ts';
import { loadStockPage } from '#pages/public/stock/stock.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { PictureOf } from './picture-of.server.ts';
import { listingCard, listingPictureQuery } from './picture-of-listing.ts';

export const pictureOfStock: PictureOf<StockPageData> = {
  loader: loadStockPage,
  query: listingPictureQuery,
  toCard: (data, translator) => {
    if (data.hideGraph) throw new Refusal('not_found');
    const { stock_full_name: name, ticker } = data.stockInfo;
    const { venueId } = venuesOf(data);
    const quote = findVenueRow(data.exchangeTable, venueId);
    const listing = {
      instrumentId: data.stockId,
      venueId: venueId ?? 0,
      name,
      venueName: quote ? venueOf(quote).name : '',
      currency: quote?.currency_name ?? '',
    };
    const t = translator.of<keyof typeof english>('trading-chart');
    return {
      title: ticker
        ? translator.of<keyof typeof stockWords>('stock')('name_and_ticker', { name, ticker })
        : name,
      ...listingCard(listing, data.priceChart, t),
    };
  },
};
