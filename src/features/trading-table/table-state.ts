import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TradingTableData } from './trading-table.contract.ts';

/** What a table is asked for: some days of a share on a ground, or its archive, and from where on. */
export interface AskedTable {
  readonly stockId: number;
  readonly groundId: number;
  readonly isArchive: boolean;
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly before: CalendarDay | null;
}

export interface TableState {
  readonly asked: AskedTable;
  readonly phase: 'shown' | 'loading' | 'failed';
  /** Grows with everything that is asked for: an answer with an older number comes too late. */
  readonly request: number;
  /** What is shown: while another one is on its way, the one before it. */
  readonly table: TradingTableData | null;
  readonly total: number;
}

export type TableEvent =
  | { readonly type: 'asked'; readonly asked: AskedTable }
  | { readonly type: 'arrived'; readonly request: number; readonly table: TradingTableData }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'retried' };

/** As the server has drawn it, where it has; of long days it draws only the first, and the rest is asked for. */
export function createTable(asked: AskedTable, start: TradingTableData | null): TableState {
  const table = start && isAnswerTo(asked, start) ? start : null;
  const isWhole = table !== null && (asked.isArchive || table.older === null);
  return { asked, phase: isWhole ? 'shown' : 'loading', request: 0, table, total: table?.total ?? 0 };
}

/** An event that changes nothing gives back the very same state. */
export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'asked':
      return isSameTable(state.asked, event.asked) ? state : ask({ ...withoutStrange(state, event.asked) });
    case 'arrived':
      if (!isAwaited(state, event.request)) return state;
      return { ...state, phase: 'shown', table: event.table, total: event.table.total };
    case 'failed':
      // Document A, section 8: the data is cleared and the total is 0.
      return isAwaited(state, event.request) ? { ...state, phase: 'failed', table: null, total: 0 } : state;
    case 'retried':
      return state.phase === 'failed' ? ask(state) : state;
  }
}

const ask = (state: TableState): TableState => ({ ...state, phase: 'loading', request: state.request + 1 });

/** Rows of another ground or of the other table would be taken for those that were asked for. */
function withoutStrange(state: TableState, asked: AskedTable): TableState {
  const { stockId, groundId, isArchive } = state.asked;
  const isAlike = stockId === asked.stockId && groundId === asked.groundId && isArchive === asked.isArchive;
  return isAlike ? { ...state, asked } : { ...state, asked, table: null, total: 0 };
}

const isAwaited = (state: TableState, request: number) =>
  state.phase === 'loading' && state.request === request;

const isSameTable = (one: AskedTable, other: AskedTable) =>
  one.stockId === other.stockId &&
  one.groundId === other.groundId &&
  one.isArchive === other.isArchive &&
  one.from === other.from &&
  one.to === other.to &&
  one.before === other.before;

const isAnswerTo = ({ isArchive, from, to, before }: AskedTable, table: TradingTableData) =>
  table.archive === isArchive && table.date_from === from && table.date_to === to && table.before === before;
