import { verdictOn } from '#domain/access/capabilities.ts';
import type { ViewerKind } from '#domain/access/viewer.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ChartMode, ChartSelection, ChartType, ChartView, ComparedId } from './chart-address.ts';
import { type Days, INTRADAY_VENUE, type PeriodId, periodDays } from './period.ts';
import type { ComparedIndex, PriceChartData, TradingSeries } from './trading-chart.contract.ts';

/** What a chart is about: a share on a venue. */
export interface ChartSubject {
  readonly stockId: number;
  readonly venueId: number;
  readonly today: CalendarDay;
  readonly firstTradingDay: CalendarDay | null;
  readonly lastTradingDay: CalendarDay | null;
}

/** The labels of CH-05 and CM-02. */
export type ChartMessage =
  | 'max_stocks_in_compare'
  | 'max_indexes_in_compare'
  | 'null_compare_data'
  | 'no_graph_data'
  | 'graph_period_start_incorrect'
  | 'graphRenderErrorMsg';

export interface ChartState extends Days {
  readonly subject: ChartSubject;
  readonly viewer: ViewerKind;
  readonly view: ChartView;
  readonly mode: ChartMode;
  readonly type: ChartType;
  /** The current tab; null where days were chosen or moved. */
  readonly period: PeriodId | null;
  /** The tab that was pressed, also where the server has moved its days since. */
  readonly requested: PeriodId | null;
  /** The page of the table: only days before it. */
  readonly before: CalendarDay | null;
  /** The reader chose the days: they are never moved. */
  readonly isArbitrary: boolean;
  /** How often the days were moved. */
  readonly iteration: number;
  readonly phase: 'shown' | 'loading' | 'failed';
  /** Grows with everything that is requested: an answer with an older number comes too late. */
  readonly request: number;
  readonly compared: readonly Compared[];
  /** Being loaded to be compared; it is undone where that fails. */
  readonly joining: readonly Compared[];
  readonly series: readonly TradingSeries[];
  readonly indexes: readonly ComparedIndex[];
  readonly message: ChartMessage | null;
  /** Why comparing is not for this reader; stated in a dialog. */
  readonly isDenied: boolean;
}

export interface Loaded {
  readonly series: readonly TradingSeries[];
  readonly indexes: readonly ComparedIndex[];
}

export type NamedId = ComparedId & { readonly name: string };

export type Compared = NamedId & {
  /** The first free one of the 21; the share itself has 1. */
  readonly tone: number;
};

export const isComparing = ({ compared }: Pick<ChartState, 'compared'>): boolean => compared.length > 0;

/** False for the extended chart of a reader who has not signed in: it has no series. */
export function isOpen({ type, viewer }: Pick<ChartState, 'type' | 'viewer'>): boolean {
  return type === 'simple' || verdictOn('extended-chart', { kind: viewer }) === 'allowed';
}

/** Whether the tab of the current day is there. */
export function hasIntraday({ type, subject }: Pick<ChartState, 'type' | 'subject'>): boolean {
  return type === 'simple' && subject.venueId === INTRADAY_VENUE;
}

/** The pressed tab had no trading in its days, and others are shown. */
export function isMoved({ requested, from, to, subject }: ChartState): boolean {
  if (requested === null) return false;
  const days = periodDays(requested, subject);
  return days.from !== from || days.to !== to;
}

export function selectionOf(state: ChartState): ChartSelection {
  const { view, mode, type, requested: period, before, compared } = state;
  return { view, mode, type, period, ...chosenDays(state), before, compared };
}

/** What the reader chose; nulls where a tab did, which in the archive means all days. */
export function chosenDays({ isArbitrary, from, to }: ChartState): Pick<ChartSelection, 'from' | 'to'> {
  return isArbitrary ? { from, to } : { from: null, to: null };
}

/** The archive has no period: unless days were chosen it goes from the first to the last. */
export function shownDays(state: ChartState): Days {
  const { view, isArbitrary, from, to, subject } = state;
  if (view !== 'archive' || isArbitrary) return { from, to };
  return { from: subject.firstTradingDay ?? from, to: subject.lastTradingDay ?? to };
}

export function hasData({ series, indexes }: Loaded, compared: ComparedId): boolean {
  if (compared.kind === 'index')
    return indexes.some(
      ({ index_id, graph_data }) =>
        index_id === compared.id && graph_data.some(({ value }) => value !== null),
    );
  return series.some(
    ({ stockId, tgId, data }) =>
      stockId === compared.id && tgId === compared.venueId && data.some(([, value]) => value !== null),
  );
}

export const toSubject = (
  stockId: number,
  venueId: number,
  { today, firstTradingDate, lastTradingDate }: PriceChartData,
): ChartSubject => ({
  stockId,
  venueId,
  today,
  firstTradingDay: firstTradingDate,
  lastTradingDay: lastTradingDate,
});
