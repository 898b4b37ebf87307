import { expect, test } from 'vitest';
import { markupFor } from '#platform/i18n/words-for-tests.server.tsx';
import { HereProvider } from '#platform/navigation/Here.tsx';
import { SearchBox } from './SearchBox.tsx';

test('SE-02 without script the box is a form that leads to the page of results', () => {
  const markup = markupFor('anonymous', <SearchBox />);
  expect(markup).toMatch(/^<search /);
  expect(markup).toMatch(/<form [^>]*action="\/search\/"/);
  expect(markup).toMatch(/<input [^>]*name="q"/);
  expect(markup).not.toContain('method=');
});

test('SE-02 on the page of results the box holds what was requested', () => {
  const draw = (path: string) =>
    markupFor(
      'paid',
      <HereProvider path={path}>
        <SearchBox />
      </HereProvider>,
    );
  expect(draw('/search/?q=norv%20steel&page=2')).toContain('value="norv steel"');
  expect(draw('/stocks/?q=norv')).toContain('value=""');
});

test('SE-05 a box that announces its picks stands in its page: it has no button that calls it', () => {
  const markup = markupFor('paid', <SearchBox onPick={() => {}} />);
  expect(markup).not.toMatch(/<search|<button/);
});
