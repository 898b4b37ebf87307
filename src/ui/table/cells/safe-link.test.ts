import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSafeLink } from './safe-link.ts';

test.each([
  { address: '/stocks/norvik-steel/', kind: 'here' },
  { address: '/', kind: 'here' },
  { address: 'https://example.org/a?b=c', kind: 'elsewhere' },
  { address: 'HTTP://example.org', kind: 'elsewhere' },
  { address: 'javascript:alert(1)', kind: undefined },
  { address: ' javascript:alert(1)', kind: undefined },
  { address: 'java\nscript:alert(1)', kind: undefined },
  { address: 'data:text/html,x', kind: undefined },
  { address: 'file:///etc/passwd', kind: undefined },
  { address: '//example.org', kind: undefined },
  { address: '/\\example.org', kind: undefined },
  { address: '/\t/example.org', kind: undefined },
  { address: 'stocks/', kind: undefined },
  { address: 'https://', kind: undefined },
  { address: '', kind: undefined },
  { address: undefined, kind: undefined },
])('TB-01 a cell with the address $address leads $kind', ({ address, kind }) => {
  expect(findSafeLink(address)?.kind).toBe(kind);
});

test('TB-01 whatever a cell says, its link is of this site or has the scheme http', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/', 'http://', 'https:', ''),
      fc.string({ unit: 'binary' }),
      (start, end) => {
        const link = findSafeLink(start + end);
        if (link === null) return;
        const { protocol, host } = new URL(
          link.kind === 'here' ? link.path : link.url,
          'https://site.example',
        );
        expect(['http:', 'https:']).toContain(protocol);
        if (link.kind === 'here') expect(host).toBe('site.example');
      },
    ),
  );
});
