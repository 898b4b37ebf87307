import { verdictOn } from '#domain/access/capabilities.ts';
import type { ViewerKind } from '#domain/access/viewer.ts';
import {
  type ChartMode,
  type ChartSelection,
  type ChartType,
  type ChartView,
  type ComparedId,
  hasSameSeries,
  isSameId,
} from './chart-address.ts';
import type { ChartEvent } from './chart-event.ts';
import {
  type ChartState,
  type ChartSubject,
  hasData,
  hasIntraday,
  isComparing,
  isMoved,
  isOpen,
  type Loaded,
  selectionOf,
  toSubject,
} from './chart-state.ts';
import { addCompared, nameCompared, removeCompared, toCompared } from './comparing.ts';
import { MOST_ITERATIONS } from './limits.ts';
import {
  CURRENT_DAY,
  type Days,
  FIRST_PERIOD,
  isPeriodId,
  movedDays,
  type PeriodId,
  periodDays,
} from './period.ts';
import type { MovedTo, PriceChartData } from './trading-chart.contract.ts';

/** The chart as the server has drawn it. */
export function createChart(
  stockId: number,
  venueId: number,
  start: PriceChartData,
  viewer: ViewerKind,
): ChartState {
  const requested = start.period !== null && isPeriodId(start.period) ? start.period : null;
  const subject = toSubject(stockId, venueId, start);
  const days = { from: start.date_from, to: start.date_to };
  const loaded = { series: start.series, indexes: start.indexes };
  const state: ChartState = {
    subject,
    viewer,
    view: start.view,
    mode: start.mode,
    type: start.type,
    ...days,
    period: requested,
    requested,
    before: start.before,
    isArbitrary: requested === null,
    iteration: 0,
    phase: 'shown',
    request: 0,
    // What the server found nothing by the number of is not there.
    compared: nameCompared(toCompared(start.compared), loaded).filter(({ name }) => name !== ''),
    joining: [],
    ...loaded,
    message: null,
    isDenied: false,
  };
  if (start.date_from > start.date_to) return { ...state, message: 'graph_period_start_incorrect' };
  return { ...show(state, loaded), period: isMoved(state) ? null : requested };
}

/** An event that changes nothing gives back the very same state. */
export function reduceChart(state: ChartState, event: ChartEvent): ChartState {
  switch (event.type) {
    case 'view-chosen':
      return chooseView(state, event.view, event.mode ?? state.mode);
    case 'page-changed':
      return event.before === state.before ? state : { ...state, before: event.before };
    case 'type-chosen':
      return event.chart === state.type ? state : chooseType(state, event.chart);
    case 'period-chosen':
      return choosePeriod(state, event.period);
    case 'days-chosen':
      return chooseDays(state, event.days);
    case 'moved':
      return isAwaited(state, event.request) ? move(state, event.to) : state;
    case 'arrived':
      return isAwaited(state, event.request) ? show(state, event.loaded) : state;
    case 'failed':
      return isAwaited(state, event.request) ? { ...state, phase: 'failed' } : state;
    case 'retried':
      return reload(state, {});
    case 'render-failed':
      return { ...state, message: 'graphRenderErrorMsg' };
    case 'message-closed':
      return { ...state, message: null };
    case 'dialog-closed':
      return { ...state, isDenied: false };
    case 'added':
      return addCompared(state, event.compared);
    case 'joined':
      return event.request === state.request ? join(state, event.compared, event.loaded) : state;
    case 'join-failed':
      return event.request === state.request ? leaveOut(state, event.compared) : state;
    case 'removed':
      return remove(state, event.compared);
    case 'venue-changed':
      return changeVenue(state, event.venueId, event.start);
    case 'went-back':
      return applySelection(state, event.selection);
  }
}

/** Only the stock-style view has other series than the days that are requested. */
function chooseView(state: ChartState, view: ChartView, mode: ChartMode): ChartState {
  if (view === state.view && mode === state.mode) return state;
  const next = { ...state, view, mode, before: null };
  if (view === state.view) return next;
  return view === 'stock' || state.view === 'stock' ? reload(next, {}) : next;
}

/** "Extended" means candles: neither minutes nor other series go with them. */
function chooseType(state: ChartState, type: ChartType): ChartState {
  if (type === 'simple') return reload(state, { type });
  return reload(state, { type, ...firstDays(state.subject), compared: [], joining: [] });
}

function choosePeriod(state: ChartState, period: PeriodId): ChartState {
  if (period === CURRENT_DAY && !hasIntraday(state)) return state;
  return reload(state, daysOf(period, state.subject));
}

function chooseDays(state: ChartState, days: Days): ChartState {
  const chosen = { ...days, period: null, requested: null, before: null, isArbitrary: true } as const;
  if (days.from <= days.to) return reload(state, chosen);
  // Nothing is requested, and what is on its way belongs to other days.
  return {
    ...state,
    ...chosen,
    phase: 'shown',
    request: state.request + 1,
    message: 'graph_period_start_incorrect',
  };
}

function move(state: ChartState, to: MovedTo): ChartState {
  if (state.iteration >= MOST_ITERATIONS) return { ...state, phase: 'shown', message: 'no_graph_data' };
  const days = movedDays(to, state.requested, state.subject.today);
  return { ...reload(state, { ...days, period: null }), iteration: state.iteration + 1 };
}

function show(state: ChartState, loaded: Loaded): ChartState {
  const compared = nameCompared(state.compared, loaded);
  const shown = { ...state, ...loaded, compared, phase: 'shown' as const };
  if (!isOpen(shown)) return { ...shown, message: null };
  const { stockId: id, venueId } = state.subject;
  if (!hasData(loaded, { kind: 'stock', id, venueId })) return { ...shown, message: 'no_graph_data' };
  const isWhole = compared.every((each) => hasData(loaded, each));
  return { ...shown, message: isWhole ? null : 'null_compare_data' };
}

function join(state: ChartState, compared: ComparedId, loaded: Loaded): ChartState {
  const added = state.joining.find((each) => isSameId(each, compared));
  if (!added) return state;
  const rest = leaveOut(state, compared);
  if (!hasData(loaded, compared)) return { ...rest, message: 'null_compare_data' };
  return {
    ...rest,
    compared: nameCompared([...state.compared, added], loaded),
    series: [...state.series, ...loaded.series],
    indexes: [...state.indexes, ...loaded.indexes],
    message: null,
  };
}

const leaveOut = (state: ChartState, compared: ComparedId): ChartState => ({
  ...state,
  joining: state.joining.filter((each) => !isSameId(each, compared)),
});

/** With the last one the comparison is over, and with it its series and colours. */
function remove(state: ChartState, compared: ComparedId): ChartState {
  const rest = removeCompared(leaveOut(state, compared), compared);
  const isOver = isComparing(state) && !isComparing(rest);
  return isOver ? reload(rest, {}) : { ...rest, message: null };
}

/** The first period of the new venue; what it is compared with stays, but for the venue itself. */
function changeVenue(state: ChartState, venueId: number, start: PriceChartData): ChartState {
  const subject = toSubject(state.subject.stockId, venueId, start);
  const compared = state.compared.filter((each) => each.kind === 'index' || !isAbout(subject, each));
  const next = { ...state, subject, ...firstDays(subject), compared, joining: [] };
  const isLoaded = compared.length === 0 && start.type === state.type && start.view === state.view;
  const isFirst = start.period === FIRST_PERIOD && start.date_from <= start.date_to;
  if (!isLoaded || !isFirst) return reload(next, {});
  const loaded = { series: start.series, indexes: start.indexes };
  return show({ ...next, from: start.date_from, to: start.date_to, request: state.request + 1 }, loaded);
}

function applySelection(state: ChartState, selection: ChartSelection): ChartState {
  const { view, mode, type, period, before } = selection;
  if (hasSameSeries(selectionOf(state), selection)) return { ...state, view, mode, before };
  const mayCompare = verdictOn('compare', { kind: state.viewer }) === 'allowed';
  const known = [...state.compared, ...state.joining];
  const compared = toCompared(mayCompare ? selection.compared : []).map((each) => ({
    ...each,
    name: known.find((other) => isSameId(other, each))?.name ?? '',
  }));
  const next = { ...state, view, mode, type, compared, joining: [] };
  if (period !== null) return { ...reload(next, daysOf(period, state.subject)), before };
  const { from, to } = firstDays(state.subject);
  const days = { from: selection.from ?? from, to: selection.to ?? to };
  return { ...chooseDays({ ...next, series: [], indexes: [] }, days), before };
}

function reload(state: ChartState, change: Partial<ChartState>): ChartState {
  const next = { ...state, ...change, series: [], indexes: [], message: null, request: state.request + 1 };
  // What this reader may not see is not requested.
  return { ...next, iteration: 0, phase: isOpen(next) ? 'loading' : 'shown' };
}

const daysOf = (period: PeriodId, subject: ChartSubject) =>
  ({ ...periodDays(period, subject), period, requested: period, before: null, isArbitrary: false }) as const;

const firstDays = (subject: ChartSubject) => daysOf(FIRST_PERIOD, subject);

const isAwaited = (state: ChartState, request: number) =>
  state.phase === 'loading' && state.request === request;

const isAbout = (subject: ChartSubject, { id, venueId }: { id: number; venueId: number }) =>
  subject.stockId === id && subject.venueId === venueId;
