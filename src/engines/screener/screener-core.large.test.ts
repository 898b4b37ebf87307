import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPage, listIds, type PageStep, type Sorting } from './find-page.ts';
import { type Filters, orderByFacet, screen, screenOnce } from './screen.ts';
import type { Order, ScreenedRow, Table } from './table.ts';
import { buildTable } from './table-builder.ts';

const SHAPE = { facets: ['country', 'option'], numbers: ['yield', 'size'], codes: ['isin'] };
const COUNTRIES = ['DE', 'NO', 'PL', 'TR'];

const number = fc.option(
  fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
);
const rows: fc.Arbitrary<readonly ScreenedRow[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 2_000_000_000 }),
    facets: fc.record({
      country: fc.option(fc.constantFrom(...COUNTRIES)),
      option: fc.subarray(['put', 'call']),
    }),
    numbers: fc.record({ yield: number, size: number }),
    codes: fc.record({
      isin: fc.option(fc.string({ unit: fc.constantFrom('A', 'b', '1', '-'), maxLength: 3 })),
    }),
  }),
  { selector: ({ id }) => id, maxLength: 80 },
);
const end = fc.option(fc.integer({ min: -3, max: 3 }));
const filters: fc.Arbitrary<Filters> = fc.record({
  facets: fc.record({
    country: fc.subarray([...COUNTRIES, 'XX']),
    option: fc.subarray(['put', 'call']),
  }),
  ranges: fc.oneof(
    fc.constant<Filters['ranges']>({}),
    fc.record({ yield: fc.record({ from: end, to: end }) }),
  ),
  ids: fc.constant(null),
});

/** The same questions asked of a plain array. */
const has = (row: ScreenedRow, key: string, codes: readonly string[]) =>
  codes.length === 0 || [row.facets[key] ?? []].flat().some((code) => codes.includes(code));
const isWithin = (row: ScreenedRow, requested: Filters) =>
  Object.entries(requested.ranges).every(([key, { from, to }]) => {
    const value = row.numbers[key] ?? null;
    return value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
  });
const passes = (row: ScreenedRow, requested: Filters, except: string | null = null) =>
  isWithin(row, requested) &&
  Object.entries(requested.facets).every(([key, codes]) => key === except || has(row, key, codes));

test('EP-05 a list holds those who pass its filters, and each value shows how many it would leave', () => {
  fc.assert(
    fc.property(rows, filters, (given, requested) => {
      const table = buildTable(SHAPE, given);
      const { passing, total, counts } = screen(table, requested);
      const wanted = given.filter((row) => passes(row, requested));
      expect(listIds(table, { passing, sorting: BY_NAME })).toEqual(wanted.map(({ id }) => id));
      expect(total).toBe(wanted.length);
      expect([screenOnce(table, requested), screenOnce(table, requested)]).toEqual([
        { passing, total, counts },
        { passing, total, counts },
      ]);
      for (const [key, facet] of table.facets)
        for (const [at, { code }] of facet.entries())
          expect(counts.get(key)?.[at]).toBe(
            given.filter((row) => passes(row, requested, key) && has(row, key, [code])).length,
          );
    }),
  );
});

test('EP-05 found by name, a list holds no others, and counts follow', () => {
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.boolean()), (given, coins) => {
      const chosen = given.filter(() => coins.next().value).map(({ id }) => id);
      const table = buildTable(SHAPE, given);
      const found = screen(table, { facets: {}, ranges: {}, ids: [...chosen, 2_000_000_001] });
      expect(listIds(table, { passing: found.passing, sorting: BY_NAME })).toEqual(chosen);
      expect(found.total).toBe(chosen.length);
    }),
  );
});

const BY_NAME: Sorting = { order: null, isDescending: false };
const orderOf = (table: Table, key: string): Order | null =>
  key === 'name'
    ? null
    : key === 'country'
      ? orderByFacet(table, key, ['TR', 'NO', 'PL', 'DE'])
      : (table.orders.get(key) ?? null);
const sortKey = fc.constantFrom('name', 'yield', 'size', 'isin', 'country');

test('EP-05 sorted by a number, the unknown come last both ways and equals keep to their names', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (given, isDescending) => {
      const table = buildTable(SHAPE, given);
      const sorted = listIds(table, {
        passing: null,
        sorting: { order: orderOf(table, 'yield'), isDescending },
      });
      const of = new Map(given.map((row, at) => [row.id, { value: row.numbers.yield ?? null, at }]));
      const way = isDescending ? -1 : 1;
      const expected = given
        .map(({ id }) => id)
        .sort((one, other) => {
          const [a, b] = [of.get(one), of.get(other)];
          if (!a || !b) return 0;
          if (a.value === null || b.value === null)
            return a.value === b.value ? a.at - b.at : a.value === null ? 1 : -1;
          return way * (a.value - b.value || a.at - b.at);
        });
      expect(sorted).toEqual(expected);
    }),
  );
});

test('EP-05 codes are sorted by their letters, whatever their case', () => {
  const codes = ['b1', 'A', null, 'AB', 'a1', 'B-2', '1A', 'aa'];
  const table = buildTable(
    SHAPE,
    codes.map((isin, at) => ({ id: at + 1, facets: {}, numbers: {}, codes: { isin } })),
  );
  const sorting = { order: orderOf(table, 'isin'), isDescending: false };
  expect(listIds(table, { passing: null, sorting }).map((id) => codes[id - 1])).toEqual([
    '1A',
    'A',
    'a1',
    'aa',
    'AB',
    'b1',
    'B-2',
    null,
  ]);
});

test('EP-05 turned from page to page, forwards or backwards, a list shows every row once', () => {
  fc.assert(
    fc.property(
      rows,
      filters,
      sortKey,
      fc.boolean(),
      fc.integer({ min: 1, max: 7 }),
      (given, requested, key, isDescending, count) => {
        const table = buildTable(SHAPE, given);
        const { passing } = screen(table, requested);
        const sorting = { order: orderOf(table, key), isDescending };
        const all = listIds(table, { passing, sorting });
        const open = (step: PageStep) => findPage(table, { passing, sorting, step, count });

        let seen: number[] = [];
        let page = open({ kind: 'first' });
        while (page.lastKey) {
          expect(page.skipped).toBe(seen.length);
          seen = [...seen, ...page.ids];
          page = open({ kind: 'after', key: page.lastKey });
          expect(page.hasMoved).toBe(false);
        }
        expect(seen).toEqual(all);

        seen = [];
        page = open({ kind: 'last' });
        while (page.firstKey) {
          seen = [...page.ids, ...seen];
          expect(page.skipped).toBe(all.length - seen.length);
          page = open({ kind: 'before', key: page.firstKey });
        }
        expect(seen).toEqual(all);
      },
    ),
  );
});

test('EP-05 where the store has changed between two pages, nothing that stayed is passed over unsaid', () => {
  fc.assert(
    fc.property(
      rows,
      sortKey,
      fc.boolean(),
      fc.integer({ min: 1, max: 7 }),
      fc.infiniteStream(fc.boolean()),
      (given, key, isDescending, count, coins) => {
        const before = buildTable(SHAPE, given);
        const first = findPage(before, {
          passing: null,
          sorting: { order: orderOf(before, key), isDescending },
          step: { kind: 'first' },
          count,
        });
        if (!first.lastKey) return;
        const left = given.filter(() => coins.next().value);
        const after = buildTable(SHAPE, left);
        const sorting = { order: orderOf(after, key), isDescending };
        const second = findPage(after, {
          passing: null,
          sorting,
          step: { kind: 'after', key: first.lastKey },
          count: 1_000,
        });
        const unseen = listIds(after, { passing: null, sorting }).filter((id) => !first.ids.includes(id));
        if (!second.hasMoved) expect(second.ids).toEqual(unseen);
      },
    ),
  );
});
