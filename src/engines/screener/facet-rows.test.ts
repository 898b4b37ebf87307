import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRows, countRows, type FacetRows, forEachFacetRow, toFacetRows } from './facet-rows.ts';
import { rowsWithin } from './range-rows.ts';
import { RowOfId } from './row-of-id.ts';
import { countSet, emptySet, forEachRow, rankSet, setOf } from './row-set.ts';
import { buildTable } from './table-builder.ts';

const SIZE = 1_000;

/** Here and there, by the dozen, or nearly everyone: what makes lists, stretches and sets of them. */
const rows: fc.Arbitrary<readonly number[]> = fc
  .tuple(
    fc.constantFrom(1, 40, 400),
    fc.constantFrom(1, 50, 99),
    fc.infiniteStream(fc.integer({ min: 0, max: 99 })),
  )
  .map(([length, share, dice]) => {
    const chosen: number[] = [];
    for (let from = 0; from < SIZE; from += length)
      if ((dice.next().value ?? 0) < share)
        for (let row = from; row < Math.min(SIZE, from + length); row++) chosen.push(row);
    return chosen;
  });

const listed = (call: (take: (row: number) => void) => void): number[] => {
  const taken: number[] = [];
  call((row) => taken.push(row));
  return taken;
};

test('EP-05 however the rows of a value are kept, they are the same rows and are counted among any others', () => {
  const kinds = new Set<FacetRows['kind']>();
  fc.assert(
    fc.property(rows, rows, (given, others) => {
      const stored = toFacetRows(given, SIZE);
      kinds.add(stored.kind);
      expect(listed((take) => forEachFacetRow(stored, take))).toEqual(given);
      const set = emptySet(SIZE);
      addRows(set, stored);
      expect(listed((take) => forEachRow(set, take))).toEqual(given);
      expect(countSet(set)).toBe(given.length);
      const among = new Set(others);
      expect(countRows(stored, rankSet(setOf(others, SIZE)))).toBe(
        given.filter((row) => among.has(row)).length,
      );
    }),
  );
  expect(kinds).toEqual(new Set(['set', 'list', 'runs']));
});

test('EP-05 a range has those whose number lies within it, both ends included, wherever it begins and ends', () => {
  const end = fc.option(fc.integer({ min: -2, max: 102 }));
  const numbers = fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 200, maxLength: 400 });
  fc.assert(
    fc.property(numbers, end, end, (given, from, to) => {
      const table = buildTable(
        { facets: [], numbers: ['yield'], codes: [] },
        given.map((number, at) => ({ id: at + 1, facets: {}, numbers: { yield: number }, codes: {} })),
      );
      const isWithin = (number: number | null) =>
        number !== null && number >= (from ?? -Infinity) && number <= (to ?? Infinity);
      expect(listed((take) => forEachRow(rowsWithin(table, 'yield', { from, to }), take))).toEqual(
        given.flatMap((number, at) => (isWithin(number) ? [at] : [])),
      );
    }),
  );
});

test('EP-05 every id has its row, and no other id has one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 500 }), (ids) => {
      const rowOf = new RowOfId(Int32Array.from(ids));
      expect(ids.map((id) => rowOf.find(id))).toEqual([...ids.keys()]);
      const known = new Set(ids);
      for (const id of ids) expect(rowOf.find(id ^ 1)).toBe(known.has(id ^ 1) ? ids.indexOf(id ^ 1) : null);
    }),
  );
});
