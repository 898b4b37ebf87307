import type { StockPageData } from './stock.contract.ts';

/** The other shares of the issuer, and its bonds. */
export const securitiesOfIssuer = (data: StockPageData) => ({
  stocks: data.emitentSharesStocksList,
  bonds: data.emitentSharesBondsList,
});

/** The same under the documents' names. */
export const toIssuerFields = <Stocks, Bonds>(stocks: Stocks, bonds: Bonds) => ({
  emitentSharesStocksList: stocks,
  emitentSharesBondsList: bonds,
});
