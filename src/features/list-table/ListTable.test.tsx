import { expect, test } from 'vitest';
import { LISTS } from '#market/lists/list-fields.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { markupFor } from '#platform/i18n/words-for-tests.server.tsx';
import { ListTable } from './ListTable.tsx';

const EMPTY: ListData = {
  list: 'etf',
  rows: [],
  total: 0,
  skipped: 0,
  facets: [],
  selection: {
    find: '',
    facets: {},
    ranges: {},
    sort: 'name',
    isDescending: false,
    columns: LISTS.etf.sets[0]?.columns.slice() ?? [],
  },
  previous: null,
  next: null,
  has_moved: false,
  is_corrected: false,
  histograms: [],
  locked_columns: [],
  excelExportAccess: false,
  today: '2026-11-19',
};

/** Whether a phone shows the total expense ratio. */
function showsExpense(selection: Partial<ListData['selection']>): boolean {
  const data = { ...EMPTY, selection: { ...EMPTY.selection, ...selection } };
  const [, head] = /<th([^>]*)>(?:(?!<th).)*TER, %/.exec(markupFor('paid', <ListTable data={data} />)) ?? [];
  return head !== undefined && !/\bwide\b/.test(head);
}

test.each(Object.values(LISTS))(
  'RD-04 beside the names of $id a phone has room for two figures',
  (fields) => {
    const [usual] = fields.sets;
    const shown = fields.columns.filter(({ key, on }) => usual?.columns.includes(key) && !on);
    expect(shown.length).toBeLessThanOrEqual(2);
  },
);

test('RD-04 a phone leaves out usual columns, but none by which the list is sorted or that was chosen', () => {
  expect(showsExpense({})).toBe(false);
  expect(showsExpense({ sort: 'expense' })).toBe(true);
  expect(showsExpense({ columns: ['expense', 'last'] })).toBe(true);
});
