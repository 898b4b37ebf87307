import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DaySpan } from '#domain/calendar/longest-span.ts';
import type { TrendChoice } from '#domain/trends/trend.ts';
import { FIRST_LOOK, type Look, type LookEvent, reduceLook } from '#ui/chart-tools/look.ts';
import type { BlockData } from './block-data.ts';
import { type BlockRange, isInOrder, isSameRange, moveDay } from './block-range.ts';
import { addCompanion, type Companion, hasPoints, type Placed } from './companions.ts';

/** Everything that the picture is made of: it changes as a whole, so two ranges never stand in one chart. */
export interface BlockView {
  readonly range: BlockRange;
  readonly data: BlockData;
  /** What is compared with it; the answers by their keys. */
  readonly companions: readonly Placed[];
  readonly answers: Readonly<Record<string, BlockData>>;
}

/** What the server has painted already. */
export interface FirstBlock {
  readonly view: BlockView;
  /** Days in the wrong order, which the address requests. */
  readonly reversed: DaySpan | null;
  readonly trend: TrendChoice;
}

export type Requested = Pick<BlockView, 'range' | 'companions'>;

/** What a block has to say in passing. */
export type BlockNotice = 'max_indexes_in_compare' | 'null_compare_data' | 'compare_failed';

export interface BlockState {
  readonly view: BlockView;
  /** What the controls say: the view, or what is being loaded. */
  readonly requested: Requested;
  readonly phase: 'still' | 'loading' | 'failed';
  /** Answers to older requests come too late to matter. */
  readonly request: number;
  readonly notice: { readonly code: BlockNotice; readonly count: number } | null;
  readonly trend: TrendChoice;
  readonly hidden: ReadonlySet<string>;
  readonly look: Look;
}

export type BlockEvent =
  | { readonly type: 'period-chosen'; readonly id: number }
  | {
      readonly type: 'day-moved';
      readonly moved: keyof DaySpan;
      readonly day: CalendarDay;
      readonly span: DaySpan;
    }
  | { readonly type: 'companion-added'; readonly companion: Companion }
  | { readonly type: 'companion-removed'; readonly key: string }
  | {
      readonly type: 'arrived';
      readonly request: number;
      readonly data: BlockData;
      readonly answers: BlockView['answers'];
    }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'retried' }
  | { readonly type: 'trend-chosen'; readonly trend: TrendChoice }
  | { readonly type: 'series-toggled'; readonly id: string }
  | LookEvent;

export function startBlock({ view, reversed, trend }: FirstBlock): BlockState {
  return {
    view,
    requested: reversed ? { ...view, range: { kind: 'days', ...reversed } } : view,
    phase: 'still',
    request: 0,
    notice: null,
    trend,
    hidden: new Set(),
    look: FIRST_LOOK,
  };
}

/** All states of a block. */
export function reduceBlock(state: BlockState, event: BlockEvent): BlockState {
  switch (event.type) {
    case 'period-chosen':
      return ask(state, { ...state.requested, range: { kind: 'period', id: event.id } });
    case 'day-moved':
      return ask(state, { ...state.requested, range: moveDay(event.span, event.moved, event.day) });
    case 'companion-added': {
      const step = addCompanion(state.requested.companions, event.companion, state.view.data.series.length);
      if (step.outcome === 'refused') return notify(state, 'max_indexes_in_compare');
      return step.outcome === 'added'
        ? ask(state, { ...state.requested, companions: step.companions })
        : state;
    }
    case 'companion-removed':
      return removeCompanion(state, event.key);
    case 'arrived':
      return isAwaited(state, event.request) ? arrive(state, event) : state;
    case 'failed':
      return isAwaited(state, event.request) ? fail(state) : state;
    case 'retried':
      return state.phase === 'failed' ? ask(state, state.requested) : state;
    case 'trend-chosen':
      return { ...state, trend: event.trend };
    case 'series-toggled':
      return { ...state, hidden: toggled(state.hidden, event.id) };
    default:
      return { ...state, look: reduceLook(state.look, event) };
  }
}

/** What stands in the way of the chosen days, if anything does: then nothing is requested. */
export const findProblem = ({ requested }: BlockState): 'graph_period_start_incorrect' | null =>
  isInOrder(requested.range) ? null : 'graph_period_start_incorrect';

/** Days in the wrong order are kept to be mended, and whatever was on its way is no longer waited for. */
function ask(state: BlockState, requested: Requested): BlockState {
  const request = state.request + 1;
  const isThere =
    isSameRange(requested.range, state.view.range) &&
    requested.companions.every(({ key }) => state.view.answers[key]);
  if (isThere) return { ...state, requested, view: { ...state.view, ...requested }, phase: 'still', request };
  return { ...state, requested, phase: isInOrder(requested.range) ? 'loading' : 'still', request };
}

const isAwaited = ({ phase, request }: BlockState, answered: number) =>
  phase === 'loading' && request === answered;

/** A companion that has nothing to show in this range when it is added is not added (CM-02). */
function arrive(state: BlockState, { data, answers }: Pick<BlockView, 'data' | 'answers'>): BlockState {
  const isNew = (key: string) => !state.view.companions.some((companion) => companion.key === key);
  const companions = state.requested.companions.filter(({ key }) => !isNew(key) || hasPoints(answers[key]));
  const view = { range: state.requested.range, data, companions, answers };
  const next: BlockState = { ...state, view, requested: view, phase: 'still' };
  return companions.length < state.requested.companions.length ? notify(next, 'null_compare_data') : next;
}

/** Where only a companion was requested, the choice is taken back; otherwise the reader may try again. */
function fail(state: BlockState): BlockState {
  if (!isSameRange(state.requested.range, state.view.range)) return { ...state, phase: 'failed' };
  return notify({ ...state, requested: state.view, phase: 'still' }, 'compare_failed');
}

function removeCompanion(state: BlockState, key: string): BlockState {
  const rest = (companions: readonly Placed[]) => companions.filter((companion) => companion.key !== key);
  const { [key]: _, ...answers } = state.view.answers;
  const view = { ...state.view, companions: rest(state.view.companions), answers };
  const requested = { ...state.requested, companions: rest(state.requested.companions) };
  const next = { ...state, view, requested };
  return state.phase === 'loading' ? ask(next, requested) : next;
}

const notify = (state: BlockState, code: BlockNotice): BlockState => ({
  ...state,
  notice: { code, count: (state.notice?.count ?? 0) + 1 },
});

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
