import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test.each([
  { href: '/stocks/norvik-steel/', target: 'here' },
  { href: '/', target: 'here' },
  { href: '?page=2', target: 'here' },
  { href: '#dividends', target: 'here' },
  { href: 'https://example.org/report.pdf', target: 'elsewhere' },
  { href: 'HTTP://example.org', target: 'elsewhere' },
  { href: 'https://пример.example/путь', target: 'elsewhere' },
  { href: '//example.org/', target: null },
  { href: '/\\example.org/', target: null },
  { href: '/\t/example.org/', target: null },
  { href: 'javascript:alert(1)', target: null },
  { href: 'java\nscript:alert(1)', target: null },
  { href: ' javascript:alert(1)', target: null },
  { href: 'data:text/html,x', target: null },
  { href: 'mailto:someone@example.org', target: null },
  { href: 'https://good.example@evil.example/', target: null },
  { href: 'https:///example.org', target: null },
  { href: 'https://[::1', target: null },
  { href: 'stocks/', target: null },
  { href: '', target: null },
])('TB-01 TB-09 "$href" leads to $target', ({ href, target }) => {
  expect(linkTarget(href)).toBe(target);
});

test('TB-01 TB-09 whatever is called an address of this site stays on it, and the rest is http or https', () => {
  const start = fc.constantFrom('', '/', '//', '/\\', '?', '#', 'https://', 'javascript:', '\t', 'https:');
  fc.assert(
    fc.property(start, fc.string({ unit: 'binary-ascii' }), (first, rest) => {
      const target = linkTarget(first + rest);
      if (target === null) return;
      const { origin, protocol } = new URL(first + rest, 'https://here.example/page/');
      if (target === 'here') expect(origin).toBe('https://here.example');
      else expect(protocol).toMatch(/^https?:$/);
    }),
  );
});
