import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  { page: 1, pages: 1, shown: [1] },
  { page: 1, pages: 3, shown: [1, 2, 3] },
  { page: 1, pages: 9, shown: [1, 2, null, 9] },
  { page: 3, pages: 9, shown: [1, 2, 3, 4, null, 9] },
  { page: 4, pages: 9, shown: [1, 2, 3, 4, 5, null, 9] },
  { page: 5, pages: 9, shown: [1, null, 4, 5, 6, null, 9] },
  { page: 9, pages: 9, shown: [1, null, 8, 9] },
])('page $page of $pages names $shown', ({ page, pages, shown }) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

test('a pager always names the current page and both ends, in order and once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (page, more) => {
      const pages = page + more;
      const named = pageWindow(page, pages).filter((each) => each !== null);
      expect(named).toEqual([...new Set(named)].sort((a, b) => a - b));
      expect(named).toEqual(expect.arrayContaining([1, page, pages]));
      expect(named.length).toBeLessThanOrEqual(7);
    }),
  );
});
