import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import type { StockListRow } from './stock-list.contract.ts';
import { findMostTraded, type ListedStock } from './stock-list.repository.ts';

export async function loadMostTraded(
  database: Database,
  count: number,
  language: Language,
): Promise<Unopened<StockListRow>[]> {
  return (await findMostTraded(database, count)).map((stock) => toRow(stock, language));
}

function toRow(stock: ListedStock, language: Language): Unopened<StockListRow> {
  const { last, previous } = stock;
  return {
    id: stock.id,
    string_id: stock.stringId,
    name: localizedName(stock.name, stock.names, language),
    tiker: stock.ticker,
    branch_name: localizedName(stock.branchCode, stock.branchNames, language),
    trading_ground: stock.groundCode && localizedName(stock.groundCode, stock.groundNames ?? {}, language),
    currency_name: stock.currency,
    status: stock.status,
    date: stock.day,
    last: seal('last-price', last),
    change: last === null || previous === null ? null : percentChange(previous, last),
  };
}
