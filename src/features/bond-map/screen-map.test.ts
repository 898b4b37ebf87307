import { expect, test } from 'vitest';
import { buildTable } from '#engines/screener/table-builder.ts';
import { MOST_ON_MAP } from '#market/bond-map/bond-map.contract.ts';
import { EVERY_BOND, FACETS, RANGES } from '#market/bond-map/map-selection.ts';
import { BY_SIZE, codesOf, openingCurrency, screenMap } from './screen-map.ts';

const SHAPE = { facets: FACETS, numbers: [...RANGES, BY_SIZE], codes: [] };

const tableOf = (count: number) =>
  buildTable(
    SHAPE,
    Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      facets: { currency: at % 3 === 0 ? 'USD' : 'EUR', sector: 'bank', kind: 'fixed', rating: 'aa' },
      numbers: { yield: at, duration: at % 7, price: 100, years: at % 7, size: at },
      codes: {},
    })),
  );

test('EP-05 a map shows all bonds that match, and the largest issues where they are too many', () => {
  const few = screenMap(tableOf(30), { ...EVERY_BOND, currency: ['USD'] }, null);
  expect([few.ids.toSorted((a, b) => a - b), few.isMore]).toEqual([
    [1, 4, 7, 10, 13, 16, 19, 22, 25, 28],
    false,
  ]);
  const count = MOST_ON_MAP + 20;
  const many = screenMap(tableOf(count), EVERY_BOND, null);
  expect([many.ids.length, many.isMore, many.ids.slice(0, 2)]).toEqual([
    MOST_ON_MAP,
    true,
    [count, count - 1],
  ]);
});

test('EP-05 ranges and an issuer narrow the counts of every facet, a facet those of the others', () => {
  const ranges = { ...EVERY_BOND.ranges, yield: { from: 10, to: null } };
  const { ids, countOf } = screenMap(
    tableOf(30),
    { ...EVERY_BOND, ranges, currency: ['USD'] },
    [1, 13, 14, 99],
  );
  expect(ids).toEqual([13]);
  expect([countOf('currency', 'USD'), countOf('currency', 'EUR'), countOf('sector', 'bank')]).toEqual([
    1, 1, 1,
  ]);
  expect(countOf('currency', 'XXX')).toBe(0);
});

test('EP-05 currencies are offered by how many bonds they have', () => {
  expect(codesOf(tableOf(30), 'currency')).toEqual(['EUR', 'USD']);
  expect(codesOf(tableOf(30), 'rating')).toEqual(['aa']);
});

test.each([
  { byCount: ['RUB', 'EUR', 'USD'], own: null, opens: 'RUB', why: 'the most frequent currency' },
  { byCount: ['RUB', 'EUR', 'USD'], own: 'EUR', opens: 'EUR', why: 'the reader’s own' },
  { byCount: ['RUB', 'EUR', 'USD'], own: 'TRY', opens: 'RUB', why: 'where no bond has the reader’s own' },
  { byCount: [], own: 'EUR', opens: null, why: 'without a bond none' },
])('RD-05 a map opens on one currency: $why', ({ byCount, own, opens }) => {
  expect(openingCurrency(byCount, own)).toBe(opens);
});
