import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TradingTableData } from './trading-table.contract.ts';

/** What a table is requested: some days of a share on a venue, or its archive, and from where on. */
export interface RequestedTable {
  readonly stockId: number;
  readonly venueId: number;
  readonly isArchive: boolean;
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly before: CalendarDay | null;
}

export interface TableState {
  readonly requested: RequestedTable;
  readonly phase: 'shown' | 'loading' | 'failed';
  /** Grows with everything that is requested: an answer with an older number comes too late. */
  readonly request: number;
  /** What is shown: while another one is on its way, the one before it. */
  readonly table: TradingTableData | null;
  readonly total: number;
}

export type TableEvent =
  | { readonly type: 'requested'; readonly requested: RequestedTable }
  | { readonly type: 'arrived'; readonly request: number; readonly table: TradingTableData }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'retried' };

/** As the server has drawn it, where it has; of long days it draws only the first, and the rest is requested. */
export function createTable(requested: RequestedTable, start: TradingTableData | null): TableState {
  const table = start && isAnswerTo(requested, start) ? start : null;
  const isWhole = table !== null && (requested.isArchive || table.older === null);
  return { requested, phase: isWhole ? 'shown' : 'loading', request: 0, table, total: table?.total ?? 0 };
}

/** An event that changes nothing gives back the very same state. */
export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'requested':
      return isSameTable(state.requested, event.requested)
        ? state
        : ask({ ...withoutStrange(state, event.requested) });
    case 'arrived':
      if (!isAwaited(state, event.request)) return state;
      return { ...state, phase: 'shown', table: event.table, total: event.table.total };
    case 'failed':
      // The data is cleared and the total is 0.
      return isAwaited(state, event.request) ? { ...state, phase: 'failed', table: null, total: 0 } : state;
    case 'retried':
      return state.phase === 'failed' ? ask(state) : state;
  }
}

const ask = (state: TableState): TableState => ({ ...state, phase: 'loading', request: state.request + 1 });

/** Rows of another venue or of the other table would be taken for those that were requested. */
function withoutStrange(state: TableState, requested: RequestedTable): TableState {
  const { stockId, venueId, isArchive } = state.requested;
  const isAlike =
    stockId === requested.stockId && venueId === requested.venueId && isArchive === requested.isArchive;
  return isAlike ? { ...state, requested } : { ...state, requested, table: null, total: 0 };
}

const isAwaited = (state: TableState, request: number) =>
  state.phase === 'loading' && state.request === request;

const isSameTable = (one: RequestedTable, other: RequestedTable) =>
  one.stockId === other.stockId &&
  one.venueId === other.venueId &&
  one.isArchive === other.isArchive &&
  one.from === other.from &&
  one.to === other.to &&
  one.before === other.before;

const isAnswerTo = ({ isArchive, from, to, before }: RequestedTable, table: TradingTableData) =>
  table.archive === isArchive && table.date_from === from && table.date_to === to && table.before === before;
