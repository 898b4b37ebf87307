import { percentChange } from '#domain/numbers/percent-change.ts';
import type { ExchangeTableData } from '#features/exchange-table/exchange-table.contract.ts';
import { venueOf } from '#features/exchange-table/exchange-table.wire.ts';
import type { LiveState } from '#features/live-prices/live-state.ts';
import type { PriceDynamicsData } from '#features/price-dynamics/price-dynamics.contract.ts';
import { priceBefore } from '#features/price-dynamics/price-scale.ts';
import type { LivePoints } from '#features/trading-chart/live-points.ts';
import { TURNOVER } from '#market/trading-chart/trading-chart.wire.ts';

type Live = Pick<LiveState, 'quote' | 'turnover' | 'minutes'>;

/** The row of the venue that is followed, as it stands now. */
export function joinQuote(
  table: ExchangeTableData,
  venueId: number | null,
  { quote }: Live,
): ExchangeTableData {
  if (!quote) return table;
  return {
    data: table.data.map((row) => (venueOf(row).id === venueId ? { ...row, ...quote } : row)),
  };
}

/**
 * The last price within its month and year. Where a period began is not sent with a tick: it follows from the price and the
 * change that the page came with, to within what two decimals show.
 */
export function joinDynamics(dynamics: PriceDynamicsData | null, { quote }: Live): PriceDynamicsData | null {
  const before = dynamics?.['last_price.numeric'];
  if (!dynamics || !quote || quote.date === null || quote.last === null) return dynamics;
  if (typeof before !== 'number' || before === quote.last) return dynamics;
  const { last } = quote;
  const [lowest, highest] = [quote.min ?? last, quote.max ?? last];
  const low = <Known>(value: Known) => (typeof value === 'number' ? Math.min(value, lowest) : value);
  const high = <Known>(value: Known) => (typeof value === 'number' ? Math.max(value, highest) : value);
  const change = <Known>(value: Known) => {
    const start = typeof value === 'number' ? priceBefore(before, value) : null;
    return start === null ? value : percentChange(start, last);
  };
  return {
    ...dynamics,
    date: quote.date,
    'date.numeric': quote['date.numeric'] ?? dynamics['date.numeric'],
    'last_price.numeric': last,
    'absolute_min_price_1m.numeric': low(dynamics['absolute_min_price_1m.numeric']),
    'absolute_max_price_1m.numeric': high(dynamics['absolute_max_price_1m.numeric']),
    'delta_last_price_1m.numeric': change(dynamics['delta_last_price_1m.numeric']),
    'absolute_min_price_1y.numeric': low(dynamics['absolute_min_price_1y.numeric']),
    'absolute_max_price_1y.numeric': high(dynamics['absolute_max_price_1y.numeric']),
    'delta_last_price_1y.numeric': change(dynamics['delta_last_price_1y.numeric']),
  };
}

/** What the chart adds to its series. */
export function toLivePoints({ quote, turnover, minutes }: Live): LivePoints | null {
  if (!quote || quote.date === null) return null;
  return {
    day: quote.date,
    minutes,
    ofDay: {
      'last_price.numeric': quote.last,
      'open_price.numeric': quote.open,
      'min_price.numeric': quote.min,
      'max_price.numeric': quote.max,
      [TURNOVER]: turnover,
    },
  };
}
