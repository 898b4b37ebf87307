import type english from '#features/trading-chart/labels/eng.json';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type stockWords from '#pages/stock/labels/eng.json';
import type { StockPageData } from '#pages/stock/stock.contract.ts';
import { loadStockPage } from '#pages/stock/stock.server.ts';
import type { PictureOf } from './picture-of.server.ts';
import { listingCard, listingPictureQuery } from './picture-of-listing.ts';

export const pictureOfStock: PictureOf<StockPageData> = {
  loader: loadStockPage,
  query: listingPictureQuery,
  toCard: (data, translator) => {
    if (data.hideGraph) throw new Refusal('not_found');
    const { stock_full_name: name, tiker: ticker } = data.stockInfo;
    const quote = data.exchangeTable.data.find((row) => row['trading_ground.id'] === data.groundId);
    const listing = {
      instrumentId: data.stockId,
      groundId: data.groundId ?? 0,
      name,
      groundName: quote?.trading_ground ?? '',
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
