import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { directionOf, percentChange } from '#domain/numbers/percent-change.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import type { ExchangeRow, ExchangeTableData, TradingGrounds } from './exchange-table.contract.ts';
import { findLastDays, type GroundDay } from './exchange-table.repository.ts';

export async function loadExchangeTable(
  database: Database,
  stockId: number,
  language: Language,
): Promise<Unopened<ExchangeTableData>> {
  const days = await findLastDays(database, stockId);
  return { data: days.map((day) => toRow(day, language)) };
}

export const toTradingGrounds = ({ data }: Unopened<ExchangeTableData>): TradingGrounds =>
  data.map((row) => ({ id: row['trading_ground.id'], text: row.trading_ground }));

function toRow(ground: GroundDay, language: Language): Unopened<ExchangeRow> {
  const { day, last, previous, buy, sell } = ground;
  const change = last === null || previous === null ? null : percentChange(previous, last);
  const price = (value: number | null) => seal('last-price', value);
  return {
    trading_ground: localizedName(ground.groundCode, ground.groundNames, language),
    'trading_ground.id': ground.groundId,
    date: day,
    'date.numeric': day === null ? null : toUnixSeconds(day),
    last: price(last),
    change,
    buy_sell: seal('last-price', buy === null && sell === null ? null : { buy, sell }),
    open: price(ground.open),
    min: price(ground.min),
    max: price(ground.max),
    avg: price(ground.average),
    legal_close_price: price(ground.legalClose),
    tiker: ground.ticker,
    currency_name: ground.currency,
    class: change === null ? null : directionOf(change),
  };
}
