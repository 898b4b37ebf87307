import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import more from '#ui/show-more/ShowMore.module.css';
import { LinkList, type ListedLink } from './LinkList.tsx';

const links = (count: number): ListedLink[] =>
  Array.from({ length: count }, (_, index) => ({ href: `/stocks/s${index}/`, text: `S${index}` }));
const draw = (all: readonly ListedLink[], limit?: number) =>
  markupFor('anonymous', <LinkList links={all} {...(limit !== undefined && { limit })} />);

test.each([
  { count: 3, limit: undefined, waiting: 0, says: '' },
  { count: 5, limit: undefined, waiting: 0, says: '' },
  { count: 6, limit: undefined, waiting: 1, says: 'Show 1 more Show less' },
  { count: 12, limit: undefined, waiting: 7, says: 'Show 7 more Show less' },
  { count: 12, limit: 10, waiting: 2, says: 'Show 2 more Show less' },
])('TB-09 of $count links $waiting wait behind "$says"', ({ count, limit, waiting, says }) => {
  const markup = draw(links(count), limit);
  expect(markup.match(/<a /g)).toHaveLength(count);
  expect(markup.split(` ${more.extra}"`)).toHaveLength(waiting + 1);
  expect(textOf(markup.split('</ul>')[1] ?? '')).toBe(says);
});

test('TB-09 an empty list says so', () => {
  expect(textOf(draw([]))).toBe('No links');
});

test('TB-09 a link to another site is marked, and what is no address is plain text', () => {
  const markup = draw([
    { href: 'https://example.org/a', text: 'Report', note: '2026' },
    { href: 'javascript:alert(1)', text: 'Trap' },
  ]);
  expect(textOf(markup)).toBe('Report (external site) 2026 Trap');
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toContain('rel="external noopener noreferrer"');
  expect(markup).not.toContain('javascript:');
});
