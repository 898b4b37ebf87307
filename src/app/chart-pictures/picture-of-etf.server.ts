import { findVenueRow, venueOf } from '#features/exchange-table/exchange-table.wire.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import type { EtfPageData } from '#pages/public/etf/etf.contract.ts';
import { loadEtfPage } from '#pages/public/etf/etf.server.ts';
import type etfWords from '#pages/public/etf/labels/eng.json';
import type { PictureOf } from './picture-of.server.ts';
import { listingCard, listingPictureQuery } from './picture-of-listing.ts';

export const pictureOfEtf: PictureOf<EtfPageData> = {
  loader: loadEtfPage,
  query: listingPictureQuery,
  toCard: (data, translator) => {
    const { name, parameters, exchangeTable } = data;
    const { venueId } = venuesOf(data);
    const { ticker } = parameters;
    const quote = findVenueRow(exchangeTable, venueId);
    const listing = {
      instrumentId: data.etfId,
      venueId: venueId ?? 0,
      name,
      venueName: quote ? venueOf(quote).name : '',
      currency: quote?.currency_name ?? '',
    };
    const t = translator.of<keyof typeof english>('trading-chart');
    return {
      title: ticker ? translator.of<keyof typeof etfWords>('etf')('name_and_ticker', { name, ticker }) : name,
      ...listingCard(listing, data.priceChart, t),
    };
  },
};
