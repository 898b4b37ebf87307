import { expect, test } from 'vitest';
import type { SearchResultsData } from '#features/search-results/search-results.contract.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { english, markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { view } from './SearchPage.tsx';

const FOUND: SearchResultsData = {
  term: 'norv',
  state: 'found',
  counts: { bonds: 0, stocks: 45, indexes: 1, companies: 2 },
  category: 'stocks',
  items: [{ id: 'norvik-steel', ttl: '<b>Norvik</b> Steel', ticker: ['NRVK', 'NVK'], status: 'delisted' }],
  search_error: null,
  page: 2,
  pages: 3,
};
const NOTHING: SearchResultsData = {
  ...FOUND,
  counts: { bonds: 0, stocks: 0 },
  category: 'bonds',
  items: [],
  page: 1,
  pages: 0,
};
const headOf = (data: SearchResultsData) => view.head(data, { translator: english, format: formatOf('eng') });

test('SE-01 the categories are links with their counts; what the site does not search is left out', () => {
  const markup = markupFor('paid', <view.View data={FOUND} />);
  expect(textOf(markup)).toContain('Bonds 0 Stocks 45 Indices 1 Companies 2');
  expect(markup).toContain('href="/search/?q=norv&amp;category=companies"');
  expect(markup).toMatch(/href="\/search\/\?q=norv&amp;category=stocks" aria-current="true"/);
  expect(textOf(markup)).not.toContain('ETF');
});

test('SE-05 SE-06 a hit leads to its page, marked where it was found, without its markup', () => {
  const markup = markupFor('paid', <view.View data={FOUND} />);
  expect(markup).toMatch(
    /href="\/stocks\/norvik-steel\/"><span [^>]*><mark [^>]*>Norv<\/mark>ik Steel<\/span>/,
  );
  expect(textOf(markup)).toContain('NRVK, NVK Delisted');
});

test('SE-01 pages of hits are links too', () => {
  const markup = markupFor('paid', <view.View data={FOUND} />);
  expect(markup).toMatch(/href="\/search\/\?q=norv&amp;category=stocks"[^>]* rel="prev"/);
  expect(markup).toMatch(/href="\/search\/\?q=norv&amp;category=stocks&amp;page=3"[^>]* rel="next"/);
});

test('SE-03 nothing found says so and what to try; the server’s words come first', () => {
  expect(textOf(markupFor('paid', <view.View data={NOTHING} />))).toContain(
    'No results for “norv” Check the spelling, or try an ISIN or a ticker.',
  );
  const said = { ...NOTHING, search_error: 'No bond has this name' };
  expect(textOf(markupFor('paid', <view.View data={said} />))).toContain('No bond has this name');
});

test('SE-02 a term that is too short asks for more', () => {
  const markup = markupFor(
    'paid',
    <view.View data={{ ...NOTHING, term: 'no', state: 'too_short', counts: {} }} />,
  );
  expect(textOf(markup)).toContain('Enter at least three characters');
  expect(markup).toMatch(/<input [^>]*name="q"[^>]* value="no"/);
});

test.each([
  { kind: 'anonymous', words: 'Sign in to continue', href: '/sign-in/?next=%2F' },
  { kind: 'signed-in', words: 'Get full access to search', href: '/profile/access/' },
] as const)('SE-07 a visitor who is $kind reads: $words', ({ kind, words, href }) => {
  const markup = markupFor(kind, <view.View data={{ ...NOTHING, state: 'locked', counts: {} }} />);
  expect(textOf(markup)).toContain(words);
  expect(markup).toContain(`href="${href}"`);
});

test('SE-03 the page is not for search engines, and its address holds what was requested', () => {
  expect(headOf(FOUND)).toMatchObject({
    title: '“norv” – search',
    path: '/search/?q=norv&category=stocks&page=2',
    isIndexed: false,
  });
  expect(headOf({ ...NOTHING, term: '', state: 'too_short' }).path).toBe('/search/');
});
