import { expect, test } from 'vitest';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { chooseCategory, toResultPage } from './result-page.ts';

const ETF_OFF = SEARCH_CATEGORIES.filter((each) => each !== 'etf');

test.each([
  {
    requested: 'companies',
    counts: { stocks: 4 },
    chosen: 'companies',
    why: 'what was requested, even empty',
  },
  { requested: 'etf', counts: { stocks: 4 }, chosen: 'stocks', why: 'not what the site does not search' },
  {
    requested: undefined,
    counts: { bonds: 0, indexes: 2, companies: 3 },
    chosen: 'indexes',
    why: 'the first hits',
  },
  { requested: undefined, counts: {}, chosen: 'bonds', why: 'the first of all where nothing is found' },
] as const)('SE-03 the results begin with $why', ({ requested, counts, chosen }) => {
  expect(chooseCategory(ETF_OFF, requested, counts)).toBe(chosen);
});

test.each([
  { requested: 1, count: 0, page: 1, pages: 0, offset: 0 },
  { requested: 7, count: 0, page: 1, pages: 0, offset: 0 },
  { requested: 1, count: 20, page: 1, pages: 1, offset: 0 },
  { requested: 2, count: 21, page: 2, pages: 2, offset: 20 },
  { requested: 3, count: 21, page: 2, pages: 2, offset: 20 },
  { requested: 999_999, count: 1_000_000, page: 51, pages: 51, offset: 1_000 },
])('SE-04 page $requested of $count hits is page $page of $pages', ({ requested, count, ...expected }) => {
  expect(toResultPage(requested, count)).toEqual(expected);
});
