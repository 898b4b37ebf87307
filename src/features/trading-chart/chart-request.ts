import type { ChartState } from './chart-state.ts';
import type { TradingField } from './trading-chart.contract.ts';

const SIMPLE: readonly TradingField[] = ['last_price.numeric', 'overturn.numeric'];
const COMPARED: readonly TradingField[] = ['last_price.numeric'];
const EXTENDED: readonly TradingField[] = [
  'open_price.numeric',
  'max_price.numeric',
  'min_price.numeric',
  'last_price.numeric',
  'overturn.numeric',
];

interface Pair {
  readonly id: number;
  readonly groundId: number;
}

/** Series of all stocks that are shown (document A, section 7). */
export function tradingsBody(state: ChartState) {
  const { subject, type, compared } = state;
  const own = { id: subject.stockId, groundId: subject.groundId };
  const others = compared.filter((each) => each.kind === 'stock');
  const fields = type === 'extended' ? EXTENDED : compared.length > 0 ? COMPARED : SIMPLE;
  return { ...bodyOf(state, [own, ...others]), fields: [...fields] };
}

/** The series of one more, on the days that are shown: they do not move for it. */
export function joiningBody(state: ChartState, pair: Pair) {
  return { ...bodyOf(state, [pair]), userChangePeriod: true, fields: [...COMPARED] };
}

export function askedDays({ view, from, to, subject }: ChartState) {
  const first = subject.firstTradingDay;
  return { from: view === 'stock' && from < to && first !== null && first < from ? first : from, to };
}

function bodyOf(state: ChartState, pairs: readonly Pair[]) {
  const { from, to } = askedDays(state);
  return {
    date_from: from,
    date_to: to,
    stocks_ids: pairs.map(({ id }) => id),
    trading_ground_ids: pairs.map(({ groundId }) => groundId),
    userChangePeriod: state.isArbitrary,
    getChartIteration: state.iteration,
  };
}
