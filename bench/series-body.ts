import type { TradingField } from '../src/market/trading-chart/trading-chart.contract.ts';

const fields: TradingField[] = ['last_price.numeric', 'overturn.numeric'];

/** The longest tab of the price chart, three years, as its simple form requests it. */
export const SERIES_BODY = {
  date_from: '2023-06-30',
  date_to: '2026-06-30',
  stocks_ids: [1],
  trading_ground_ids: [1],
  fields,
};
