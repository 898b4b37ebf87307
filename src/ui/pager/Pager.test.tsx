import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Pager } from './Pager.tsx';

const draw = (page: number, pages: number, total: number) =>
  markupFor(
    'anonymous',
    <Pager page={page} pages={pages} total={total} hrefOf={(each) => `/?page=${each}`} />,
  );

test('a pager links to its neighbours and marks the current page', () => {
  const markup = draw(5, 9, 1428);
  expect(textOf(markup)).toBe('1 428 entries 1 … 4 5 6 … 9');
  expect(markup).toContain('href="/?page=4" rel="prev"');
  expect(markup).toContain('href="/?page=6" rel="next"');
  expect(markup).toMatch(/href="\/\?page=5" aria-label="Page 5" aria-current="page"/);
});

test('the ends have nowhere further to go', () => {
  expect(draw(1, 9, 428)).not.toContain('rel="prev"');
  expect(draw(9, 9, 428)).not.toContain('rel="next"');
});

test('one page needs no pager, only its total', () => {
  expect(textOf(draw(1, 1, 1))).toBe('1 entry');
  expect(draw(1, 1, 1)).not.toContain('<nav');
});
