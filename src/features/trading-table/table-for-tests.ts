import {
  type PriceField,
  TABLE_FIELDS,
  type TradingRow,
  type TradingTableData,
} from './trading-table.contract.ts';
import { EXACT_TURNOVER, TURNOVER } from './trading-table.wire.ts';

const NAMES = Object.fromEntries(
  TABLE_FIELDS.map((field) => [field, field]),
) as TradingTableData['fieldsLabels'];

/** The smallest table: one row for each day, all prices alike. */
export function tableOf(days: readonly string[], change: Partial<TradingTableData> = {}): TradingTableData {
  return {
    result: days.length > 0,
    data: days.map((date) => rowOf(date)),
    fields: [...TABLE_FIELDS],
    fieldsLabels: NAMES,
    total: days.length,
    totals: { max_price: 85, min_price: 83, avar_price: 84, [TURNOVER]: 8400, volume: 100, deals: 7 },
    decimals: 2,
    currency_name: 'EUR',
    archive: false,
    date_from: '2026-10-13',
    date_to: '2026-11-13',
    before: null,
    older: null,
    newer: null,
    ...change,
  };
}

export function rowOf(date: string, price: TradingRow[PriceField] = 84, exact = price): TradingRow {
  return {
    date,
    'date.numeric': Date.parse(date) / 1000,
    last_price: price,
    'last_price.no_round': exact,
    change_1_day: 1.2,
    'change_1_day.no_round': 1.2048,
    open_price: price,
    'open_price.no_round': exact,
    max_price: price,
    'max_price.no_round': exact,
    min_price: price,
    'min_price.no_round': exact,
    avar_price: price,
    'avar_price.no_round': exact,
    legal_close_price: null,
    'legal_close_price.no_round': null,
    buying_quote: price,
    'buying_quote.no_round': exact,
    selling_quote: price,
    'selling_quote.no_round': exact,
    [TURNOVER]: 8400,
    [EXACT_TURNOVER]: 8400.4,
    volume: 100,
    deals: 7,
  };
}
