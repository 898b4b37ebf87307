import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlacedRow, placeById } from './move-rows.ts';
import { isAsItWas, patchTable } from './patch-table.ts';
import type { ScreenedRow, Table } from './table.ts';
import { buildTable } from './table-builder.ts';

const SHAPE = { facets: ['country', 'option'], numbers: ['yield', 'size'], codes: ['isin'] };

const RUNS = { numRuns: 40 };

const number = fc.option(
  fc.oneof(fc.integer({ min: -2, max: 2 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
);
const values = fc.record({
  facets: fc.record({
    country: fc.option(fc.constantFrom('DE', 'NO', 'PL', 'TR')),
    option: fc.subarray(['put', 'call']),
  }),
  numbers: fc.record({ yield: number, size: number }),
  codes: fc.record({
    isin: fc.option(fc.string({ unit: fc.constantFrom('A', 'b', '1'), maxLength: 3 })),
  }),
});
const rows = (most: number): fc.Arbitrary<readonly ScreenedRow[]> =>
  fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: most }), values).map(([id, row]) => ({ id, ...row })),
    { selector: ({ id }) => id, maxLength: most },
  );

const rowOf = (id: number, country: string, size: number): ScreenedRow => ({
  id,
  facets: { country },
  numbers: { yield: size, size: null },
  codes: {},
});

/** Every change of a list: rows that stay, change, move, come and go. */
const changes = fc.record({ before: rows(40), read: rows(50), gone: fc.subarray([3, 5, 8, 13, 21, 34]) });

test('SF-11 a list with some rows read again is the list that would be read anew', () => {
  fc.assert(
    fc.property(changes, fc.infiniteStream(fc.nat()), ({ before, read, gone }, places) => {
      const ids = new Set([...gone, ...read.map(({ id }) => id)]);
      const kept = before.filter(({ id }) => !ids.has(id));
      const after = [...kept];
      for (const row of read) after.splice(places.next().value % (after.length + 1), 0, row);
      const patched = patch(buildTable(SHAPE, before), [...ids], placeIn(after, ids));
      const anew = buildTable(SHAPE, after);
      expect(contentOf(patched)).toEqual(contentOf(anew));
      const again = { ids: [...ids], rows: placeIn(after, ids) };
      expect(isAsItWas(patched, SHAPE, again)).toBe(true);
    }),
    RUNS,
  );
});

test('SF-11 rows in the order of their ids find their places', () => {
  fc.assert(
    fc.property(changes, ({ before, read, gone }) => {
      const byId = (list: readonly ScreenedRow[]) => list.toSorted((one, other) => one.id - other.id);
      const ids = new Set([...gone, ...read.map(({ id }) => id)]);
      const table = buildTable(SHAPE, byId(before));
      const after = byId([...before.filter(({ id }) => !ids.has(id)), ...read]);
      const patched = patch(table, [...ids], placeById(table, ids, byId(read)));
      expect(contentOf(patched)).toEqual(contentOf(buildTable(SHAPE, after)));
    }),
    RUNS,
  );
});

test.each<{ what: string; row: ScreenedRow }>([
  { what: 'a facet', row: { ...rowOf(3, 'DE', 3) } },
  { what: 'the only one of its value', row: { ...rowOf(3, 'PL', 3), facets: {} } },
  { what: 'a number', row: rowOf(3, 'PL', 4) },
  { what: 'a code', row: { ...rowOf(3, 'PL', 3), codes: { isin: 'XS2' } } },
])('SF-11 a row that differs in $what is noticed', ({ row }) => {
  const table = buildTable(SHAPE, [rowOf(1, 'DE', 1), rowOf(2, 'NO', 2), rowOf(3, 'PL', 3)]);
  expect(isAsItWas(table, SHAPE, { ids: [3], rows: [{ row, after: 2 }] })).toBe(false);
});

test('SF-11 what a changed row does not touch is not made again', () => {
  const before = buildTable(SHAPE, [rowOf(1, 'DE', 1), rowOf(2, 'NO', 2), rowOf(3, 'NO', 3)]);
  const after = patch(before, [3], [{ row: rowOf(3, 'NO', 0), after: 2 }]);
  expect([...(after.orders.get('yield')?.rows ?? [])]).toEqual([2, 0, 1]);
  expect(after.ids).toBe(before.ids);
  for (const [at, value] of (before.facets.get('country') ?? []).entries())
    expect(after.facets.get('country')?.[at]).toBe(value);
});

test('SF-11 a row whose place is unknown is refused', () => {
  const table = buildTable(SHAPE, [rowOf(1, 'DE', 1)]);
  expect(() => patch(table, [], [{ row: rowOf(2, 'DE', 1), after: 7 }])).toThrow('not in the list');
});

function placeIn(after: readonly ScreenedRow[], ids: ReadonlySet<number>): PlacedRow[] {
  let last: number | null = null;
  return after.flatMap((row) => {
    if (ids.has(row.id)) return [{ row, after: last }];
    last = row.id;
    return [];
  });
}

function patch(table: Table, ids: readonly number[], placed: readonly PlacedRow[]): Table {
  const steps = patchTable(table, SHAPE, { ids, rows: placed });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How the rows of a value are held depends on how many there are, and so is the same; a table of ids is its answers. */
const contentOf = ({ rowOf: found, ...table }: Table) => ({
  ...table,
  rows: [...table.ids].map((id) => found.find(id)),
});
