import { expect, test } from 'vitest';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { chooseCategory, toResultPage } from './result-page.ts';

const ETF_OFF = SEARCH_CATEGORIES.filter((each) => each !== 'etf');

test.each([
  { asked: 'companies', counts: { stocks: 4 }, chosen: 'companies', why: 'what was asked for, even empty' },
  { asked: 'etf', counts: { stocks: 4 }, chosen: 'stocks', why: 'not what the site does not search' },
  {
    asked: undefined,
    counts: { bonds: 0, indexes: 2, companies: 3 },
    chosen: 'indexes',
    why: 'the first hits',
  },
  { asked: undefined, counts: {}, chosen: 'bonds', why: 'the first of all where nothing is found' },
] as const)('SE-03 the results begin with $why', ({ asked, counts, chosen }) => {
  expect(chooseCategory(ETF_OFF, asked, counts)).toBe(chosen);
});

test.each([
  { asked: 1, count: 0, page: 1, pages: 0, offset: 0 },
  { asked: 7, count: 0, page: 1, pages: 0, offset: 0 },
  { asked: 1, count: 20, page: 1, pages: 1, offset: 0 },
  { asked: 2, count: 21, page: 2, pages: 2, offset: 20 },
  { asked: 3, count: 21, page: 2, pages: 2, offset: 20 },
  { asked: 999_999, count: 1_000_000, page: 51, pages: 51, offset: 1_000 },
])('SE-04 page $asked of $count hits is page $page of $pages', ({ asked, count, ...expected }) => {
  expect(toResultPage(asked, count)).toEqual(expected);
});
