import type english from '#features/trading-chart/labels/eng.json';
import type { EtfPageData } from '#pages/etf/etf.contract.ts';
import { loadEtfPage } from '#pages/etf/etf.server.ts';
import type etfWords from '#pages/etf/labels/eng.json';
import type { PictureOf } from './picture-of.server.ts';
import { listingCard, listingPictureQuery } from './picture-of-listing.ts';

export const pictureOfEtf: PictureOf<EtfPageData> = {
  loader: loadEtfPage,
  query: listingPictureQuery,
  toCard: (data, translator) => {
    const { name, parameters, exchangeTable, groundId } = data;
    const { tiker: ticker } = parameters;
    const quote = exchangeTable.data.find((row) => row['trading_ground.id'] === groundId);
    const listing = {
      instrumentId: data.etfId,
      groundId: groundId ?? 0,
      name,
      groundName: quote?.trading_ground ?? '',
      currency: quote?.currency_name ?? '',
    };
    const t = translator.of<keyof typeof english>('trading-chart');
    return {
      title: ticker ? translator.of<keyof typeof etfWords>('etf')('name_and_ticker', { name, ticker }) : name,
      ...listingCard(listing, data.priceChart, t),
    };
  },
};
