import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18n } from '#platform/i18n/I18n.tsx';
import { keyTranslator } from '#platform/i18n/translator.ts';
import opener from '#ui/opener/opener.module.css';
import { News } from './News.tsx';
import type { NewsItem } from './news.contract.ts';

const ITEM: NewsItem = {
  id: 1,
  published_at: '2026-06-29T11:15',
  language: 'eng',
  title: 'Results are out',
  text: 'Profit rose.',
  link: null,
  linked_issuers: [],
};
const drawn = (item: Partial<NewsItem>, next: string | null = null) =>
  renderToStaticMarkup(
    <I18n translator={keyTranslator('eng')} prefix="/eng">
      <News data={{ issuer_id: 1, items: [{ ...ITEM, ...item }], next }} />
    </I18n>,
  );

test('ST-16 a story without an address opens in its place, without script', () => {
  const html = drawn({});
  expect(html).toMatch(
    /<details[^>]*><summary[^>]*>Results are out.*<\/summary><p[^>]*>Profit rose.<\/p><\/details>/,
  );
  expect(html).toContain('<time dateTime="2026-06-29T11:15">29.06.2026, 11:15</time>');
});

test('ST-16 a story with an address leads there and passes it nothing of us', () => {
  const html = drawn({ link: 'https://news.example/a' });
  expect(html).toContain('href="https://news.example/a" rel="external noopener noreferrer"');
  expect(html).not.toContain('<details');
});

test.each([
  'javascript:alert(1)',
  'https://user@evil.example/',
  ' https://a.example/',
  '//evil.example/',
  '/sign-out/',
])('ST-16 what is no address of another site is no link: %s', (link) => {
  const html = drawn({ link });
  expect(html).not.toContain('<a ');
  expect(html).toContain('Profit rose.');
});

test('ST-16 a hostile row stays text', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt;';
  const html = drawn({
    title: hostile,
    text: `${hostile}\n${'x'.repeat(5_000)}`,
    linked_issuers: [{ issuer_id: 2, issuer_name: hostile, issuer_url: '/company/two/' }],
  });
  expect(html).not.toMatch(/<img|<script|<b>/);
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(3);
  expect(html).toContain('href="/eng/company/two/"');
});

test('ST-16 a story in another language says so, to eyes and to voices', () => {
  const html = drawn({ language: 'chn', title: '业绩公布' });
  expect(html).toContain('<span lang="zh-Hans">简体中文</span>');
  expect(html).toContain('<div lang="zh-Hans"><details');
  expect(drawn({})).not.toContain('lang=');
});

test('ST-16 older news is offered only where there is some', () => {
  // Arrow and words on one line, as wherever more is shown.
  expect(drawn({}, '1.1')).toMatch(
    new RegExp(`<button[^>]* class="[^"]*${opener.opener}[^>]*>news.show_more<`),
  );
  expect(drawn({})).not.toContain('show_more');
});
