import { expect, test } from 'vitest';
import { markupFor } from '#platform/i18n/words-for-tests.server.tsx';
import { SupportIndicator } from './SupportIndicator.tsx';

test('SH-08 level 1077 has the way to support from the first byte, without a number that nobody knows yet', () => {
  const markup = markupFor('paid', <SupportIndicator />);
  expect(markup).toContain('href="/support/"');
  expect(markup).toContain('aria-label="Support"');
  expect(markup).not.toMatch(/<span/);
});

test.each(['anonymous', 'signed-in'] as const)(
  'SH-08 nothing is shown at first to a visitor who is %s',
  (kind) => {
    expect(markupFor(kind, <SupportIndicator />)).toBe('');
  },
);
