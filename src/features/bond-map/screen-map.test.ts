import { expect, test } from 'vitest';
import { buildTable } from '#engines/screener/table-builder.ts';
import { MOST_ON_MAP } from '#market/bond-map/bond-map.contract.ts';
import { MEASURES } from '#market/bond-map/map-axes.ts';
import { EVERY_BOND, FACETS } from '#market/bond-map/map-selection.ts';
import { BY_SIZE, codesOf, openingCurrency, screenMap } from './screen-map.ts';

const SHAPE = { facets: FACETS, numbers: [...MEASURES, BY_SIZE], codes: [] };

const tableOf = (count: number) =>
  buildTable(
    SHAPE,
    Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      facets: { currency: at % 3 === 0 ? 'USD' : 'EUR', sector: 'bank', kind: 'fixed', rating: 'aa' },
      numbers: {
        yield: at,
        duration: at % 7,
        price: 100,
        years: at % 7,
        modified: null,
        spread: at % 2 === 0 ? at : null,
        z_spread: 7,
        size: at,
      },
      codes: {},
    })),
  );

test('EP-05 a map shows all bonds that match, and the largest issues where they are too many', () => {
  const few = screenMap(tableOf(30), { ...EVERY_BOND, currency: ['USD'] }, null);
  expect([few.shownIds().toSorted((a, b) => a - b), few.isMore]).toEqual([
    [1, 4, 7, 10, 13, 16, 19, 22, 25, 28],
    false,
  ]);
  const count = MOST_ON_MAP + 20;
  const many = screenMap(tableOf(count), EVERY_BOND, null);
  expect([many.shownIds().length, many.isMore, many.shownIds().slice(0, 2)]).toEqual([
    MOST_ON_MAP,
    true,
    [count, count - 1],
  ]);
});

const sum = (counts: readonly number[] = []) => counts.reduce((total, count) => total + count, 0);

test('EP-05 where there are more bonds than dots, all of them are counted where they lie, each once', () => {
  const more = 900;
  const table = tableOf(MOST_ON_MAP + more);
  const all = screenMap(table, EVERY_BOND, null);
  const cells = all.cellsOf('duration', 'yield');
  expect(sum(cells?.count)).toBe(MOST_ON_MAP + more);
  expect(cells?.count.length).toBeLessThanOrEqual(13 * 17);
  expect(Math.min(...(cells?.y ?? []))).toBeLessThanOrEqual(0);
  expect(Math.max(...(cells?.y ?? []))).toBeLessThan(MOST_ON_MAP + more);
  // What has no value along an axis lies nowhere, and what is all alike lies in one cell.
  expect(sum(all.cellsOf('duration', 'spread')?.count)).toBe((MOST_ON_MAP + more) / 2);
  expect(all.cellsOf('duration', 'modified')).toBeNull();
  expect(new Set(all.cellsOf('duration', 'z_spread')?.y).size).toBe(1);
});

test('EP-05 cells count what the filters leave, and there are none where each bond has a dot', () => {
  const euro = screenMap(tableOf(9_000), { ...EVERY_BOND, currency: ['EUR'] }, null);
  expect(sum(euro.cellsOf('duration', 'yield')?.count)).toBe(6_000);
  expect(screenMap(tableOf(30), EVERY_BOND, null).cellsOf('duration', 'yield')).toBeNull();
});

test('EP-05 ranges and an issuer narrow the counts of every facet, a facet those of the others', () => {
  const ranges = { ...EVERY_BOND.ranges, yield: { from: 10, to: null } };
  const { shownIds, countOf } = screenMap(
    tableOf(30),
    { ...EVERY_BOND, ranges, currency: ['USD'] },
    [1, 13, 14, 99],
  );
  expect(shownIds()).toEqual([13]);
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
