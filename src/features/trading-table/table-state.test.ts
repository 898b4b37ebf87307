import { expect, test } from 'vitest';
import { tableOf } from './table-for-tests.ts';
import {
  createTable,
  type RequestedTable,
  reduceTable,
  type TableEvent,
  type TableState,
} from './table-state.ts';

const MONTH: RequestedTable = {
  stockId: 7,
  venueId: 1,
  isArchive: false,
  from: '2026-10-13',
  to: '2026-11-13',
  before: null,
};
const YEAR: RequestedTable = { ...MONTH, from: '2025-11-13' };
const ARCHIVE: RequestedTable = { ...MONTH, isArchive: true, from: null, to: null };

const month = tableOf(['2026-11-13', '2026-11-12']);
const year = tableOf(['2026-11-13', '2026-11-12', '2025-11-13'], { date_from: '2025-11-13' });
const drawn = createTable(MONTH, month);
const after = (...events: readonly TableEvent[]) => events.reduce(reduceTable, drawn);
const requestYear: TableEvent = { type: 'requested', requested: YEAR };

test.each<{ rule: string; state: TableState; becomes: Partial<TableState> }>([
  {
    rule: 'what the server drew is shown',
    state: drawn,
    becomes: { phase: 'shown', table: month, total: 2 },
  },
  {
    rule: 'without a drawn table one is requested',
    state: createTable(MONTH, null),
    becomes: { phase: 'loading', table: null, total: 0 },
  },
  {
    rule: 'what the server drew for other days is not shown',
    state: createTable(YEAR, month),
    becomes: { phase: 'loading', table: null },
  },
  {
    rule: 'of long days the drawn ones are shown while the rest is requested',
    state: createTable(MONTH, tableOf(['2026-11-13'], { total: 3, older: '2026-11-13' })),
    becomes: { phase: 'loading', total: 3 },
  },
  {
    rule: 'a page of the archive is whole as it is',
    state: createTable(
      ARCHIVE,
      tableOf(['2026-11-13'], { archive: true, date_from: null, date_to: null, older: '2026-11-13' }),
    ),
    becomes: { phase: 'shown' },
  },
  {
    rule: 'other days are requested, and the former stay until they are there',
    state: after(requestYear),
    becomes: { phase: 'loading', request: 1, table: month, total: 2 },
  },
  {
    rule: 'what arrives is shown with its total',
    state: after(requestYear, { type: 'arrived', request: 1, table: year }),
    becomes: { phase: 'shown', table: year, total: 3 },
  },
  {
    rule: 'a failed load clears the data and sets the total to 0',
    state: after(requestYear, { type: 'failed', request: 1 }),
    becomes: { phase: 'failed', table: null, total: 0 },
  },
  {
    rule: 'after a failure it can be tried again',
    state: after(requestYear, { type: 'failed', request: 1 }, { type: 'retried' }),
    becomes: { phase: 'loading', request: 2, requested: YEAR },
  },
  {
    rule: 'another venue does not show the rows of the former',
    state: after({ type: 'requested', requested: { ...MONTH, venueId: 2 } }),
    becomes: { phase: 'loading', table: null, total: 0 },
  },
  {
    rule: 'the archive does not show the rows of the days',
    state: after({ type: 'requested', requested: ARCHIVE }),
    becomes: { phase: 'loading', table: null },
  },
])('CH-14 $rule', ({ state, becomes }) => {
  expect(state).toMatchObject(becomes);
});

test.each<{ rule: string; from: TableState; event: TableEvent }>([
  {
    rule: 'the same days are not requested twice',
    from: drawn,
    event: { type: 'requested', requested: { ...MONTH } },
  },
  {
    rule: 'an answer to an older question comes too late',
    from: after(requestYear, { type: 'requested', requested: ARCHIVE }),
    event: { type: 'arrived', request: 1, table: year },
  },
  {
    rule: 'a failure of an older question takes nothing away',
    from: after(requestYear, { type: 'arrived', request: 1, table: year }),
    event: { type: 'failed', request: 1 },
  },
  { rule: 'what is shown is not tried again', from: drawn, event: { type: 'retried' } },
])('CH-14 $rule', ({ from, event }) => {
  expect(reduceTable(from, event)).toBe(from);
});
