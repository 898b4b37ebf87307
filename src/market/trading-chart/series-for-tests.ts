import type { ComparedIndex, PriceChartData, TradingField, TradingSeries } from './trading-chart.contract.ts';
import { TURNOVER, toTurnoverFlag } from './trading-chart.wire.ts';

export const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** The smallest series: days and values as they are written here. */
export function seriesOf(
  [stockId, tgId]: readonly [number, number],
  data: readonly (readonly [string, number | null])[],
  field: TradingField = 'last_price.numeric',
): TradingSeries {
  return {
    stockId,
    tgId,
    stockName: `Share ${stockId}`,
    field,
    name: `Share ${stockId} (Venue ${tgId})`,
    currency_name: 'EUR',
    data: data.map(([text, value]) => [day(text), value]),
    unit: 'value',
    color: '#1f4bb8',
    colorNum: 1,
    ...toTurnoverFlag(field === TURNOVER),
    oldDataDate: null,
    'oldDataDate.numeric': null,
    lastTodayValue: null,
    change_1_day: null,
    previous_close: null,
  };
}

export function indexOf(id: number, data: readonly (readonly [string, number | null])[]): ComparedIndex {
  return {
    index_id: id,
    name: `Index ${id}`,
    graph_data: data.map(([text, value]) => ({ 'date.numeric': day(text) / 1000, value })),
  };
}

export const TRADED = [
  ['2026-11-12', 80],
  ['2026-11-13', 84],
] as const;

/** Share 7 on venue 1, one month, as the server sends it. */
export function startOf(change: Partial<PriceChartData> = {}): PriceChartData {
  return {
    today: '2026-11-15',
    firstTradingDate: '2020-01-06',
    lastTradingDate: '2026-11-13',
    displayOffset: 180,
    view: 'chart',
    mode: 'chart',
    before: null,
    type: 'simple',
    period: 1,
    date_from: '2026-10-13',
    date_to: '2026-11-13',
    compared: [],
    series: [seriesOf([7, 1], TRADED), seriesOf([7, 1], TRADED, TURNOVER)],
    indexes: [],
    flags: [],
    ...change,
  };
}
