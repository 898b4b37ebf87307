import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { buildSegments } from './build-index.ts';
import type { SearchDocument } from './document.ts';
import { inventMarket } from './invented-market-for-tests.ts';
import { MOST_READ } from './querying/find-documents.ts';
import { MOST_CHANGES, SearchIndex } from './search-index.ts';

const market = [...inventMarket().values()];
const index = new SearchIndex(buildSegments(market));

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({
    unit: fc.constantFrom('\ud800', '\udc00', '\u0000', '\u202e', 'ﷺ', '\u0301', '%', '\\', "'", ' ', 'а'),
  }),
  fc.string({ unit: fc.constantFrom(...'aeбюn .1北'), maxLength: 140 }),
);

test('SE-10 ten thousand hostile terms are all answered', () => {
  fc.assert(
    fc.property(hostile, fc.double(), fc.double(), (term, limit, offset) => {
      const reply = index.search({ term, limit, offset });
      for (const category of SEARCH_CATEGORIES) {
        const hits = reply[category];
        expect(hits?.items.length).toBeLessThanOrEqual(Math.min(20, hits?.total ?? 0));
      }
    }),
    { numRuns: 10_000 },
  );
});

test('SE-10 a hostile name can be put in and be found by its letters', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      const late = new SearchIndex(
        buildSegments([{ category: 'etf', id: 1, name: `qqq ${name}`, weight: 1 }]),
      );
      expect(late.search({ term: 'qqq' }).etf?.total).toBe(1);
    }),
    { numRuns: 50 },
  );
});

test('SE-10 the longest names and many of them fit', () => {
  const long = Array.from({ length: 100 }, (_, at) => `${'ﷺЩ北'.repeat(200)} ${at}`);
  const document: SearchDocument = { category: 'bonds', id: 1, name: 'zzz', names: long, weight: Number.NaN };
  const one = new SearchIndex(buildSegments([document]));
  expect(one.search({ term: 'zzz' }).bonds?.items).toEqual([{ id: 1, match: 'name', field: 'name' }]);
});

test('SE-10 a term is cut at a hundred characters, and a page is at most twenty', () => {
  const long = `aplenor ${'a'.repeat(92)}`;
  expect(index.search({ term: `${long}${'zq'.repeat(500)}` })).toEqual(index.search({ term: long }));
  const all = index.search({ term: 'bank', limit: 500 }).bonds;
  expect(all?.items.length).toBe(Math.min(20, all?.total ?? 0));
});

test('SE-10 pages follow one another without gap or repetition', () => {
  const term = 'a';
  const { total = 0, items = [] } = index.search({ term, category: 'bonds' }).bonds ?? {};
  expect(total).toBeGreaterThan(25);
  const pages = Array.from({ length: Math.ceil(total / 7) }, (_, page) => page * 7).flatMap(
    (offset) => index.search({ term, category: 'bonds', limit: 7, offset }).bonds?.items ?? [],
  );
  expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
  expect(pages.slice(0, 20)).toEqual(items);
});

test('SE-10 past the cap a count is the least it can be, says so, and the heaviest are still found', () => {
  const count = MOST_READ + 2_000;
  const many: SearchDocument[] = Array.from({ length: count }, (_, at) => ({
    category: 'bonds',
    id: at + 1,
    // Both grams of the term are there, and each name is a word of its own: only reading decides.
    name: at % 2 === 0 ? `bcd${at}abc` : `abcd${at}`,
    weight: at,
  }));
  const capped = new SearchIndex(buildSegments(many)).search({ term: 'abcd' }).bonds;
  expect(capped?.isExact).toBe(false);
  expect(capped?.total).toBe(MOST_READ / 2);
  expect(capped?.items[0]?.id).toBe(count);
});

test('SE-10 the index says when too much has changed since it was built', () => {
  const changing = new SearchIndex(buildSegments(market));
  for (let id = 1; id <= MOST_CHANGES; id++)
    changing.put({ category: 'etf', id: 10_000 + id, name: 'Late', weight: 1 });
  expect(changing.shouldBeRebuilt).toBe(false);
  changing.remove('stocks', market.find(({ category }) => category === 'stocks')?.id ?? 0);
  expect(changing.shouldBeRebuilt).toBe(true);
  expect(changing.search({ term: 'late' }).etf?.total).toBe(MOST_CHANGES);
});
