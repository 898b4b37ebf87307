import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths, limitDay } from '#domain/calendar/day-arithmetic.ts';
import type { ChartType, ChartView } from './chart-address.ts';
import type { ChartState } from './chart-state.ts';
import { MOST_YEARS } from './limits.ts';
import type { Days } from './period.ts';
import { EXTENDED_FIELDS, SIMPLE_FIELDS, type TradingField } from './trading-chart.contract.ts';
import { toPairFields } from './trading-chart.wire.ts';

const COMPARED: readonly TradingField[] = ['last_price.numeric'];

interface ShownDays extends Days {
  readonly view: ChartView;
  readonly firstTradingDay: CalendarDay | null;
}

interface Pair {
  readonly id: number;
  readonly venueId: number;
}

/** Series of all stocks that are shown. */
export function tradingsBody(state: ChartState) {
  const { subject, type, compared } = state;
  const own = { id: subject.stockId, venueId: subject.venueId };
  const others = compared.filter((each) => each.kind === 'stock');
  const fields = fieldsOf(type, compared.length > 0);
  return { ...bodyOf(state, [own, ...others]), fields: [...fields] };
}

/** Compared lines have no columns under them. */
export function fieldsOf(type: ChartType, isCompared: boolean): readonly TradingField[] {
  if (type === 'extended') return EXTENDED_FIELDS;
  return isCompared ? COMPARED : SIMPLE_FIELDS;
}

/** The series of one more, on the days that are shown: they do not move for it. */
export function joiningBody(state: ChartState, pair: Pair) {
  return { ...bodyOf(state, [pair]), userChangePeriod: true, fields: [...COMPARED] };
}

/** The stock-style view has the whole history to move in, as far back as one answer goes. */
export function requestedDays({ view, from, to, firstTradingDay: first }: ShownDays): Days {
  if (view !== 'stock' || from === to || first === null || first >= from) return { from, to };
  return { from: limitDay(first, { min: addMonths(to, -12 * MOST_YEARS) }), to };
}

function bodyOf(state: ChartState, pairs: readonly Pair[]) {
  const { from, to } = requestedDays({ ...state, firstTradingDay: state.subject.firstTradingDay });
  return {
    date_from: from,
    date_to: to,
    ...toPairFields(pairs.map(({ id, venueId }) => ({ stockId: id, venueId }))),
    userChangePeriod: state.isArbitrary,
    getChartIteration: state.iteration,
  };
}
