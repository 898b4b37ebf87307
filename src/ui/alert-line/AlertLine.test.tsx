import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { AlertLine } from './AlertLine.tsx';

test('SH-07 a standing alert has its words and its way on in the HTML, and no cross unless it can be closed', () => {
  const markup = markupFor(
    'anonymous',
    <AlertLine action={<a href="/sign-in/">Sign in</a>}>Locked.</AlertLine>,
  );
  expect(textOf(markup)).toBe('Locked. Sign in');
  expect(markup).not.toContain('<button');
});

test('SH-07 a standing alert that can be closed has a cross', () => {
  expect(markupFor('anonymous', <AlertLine onClose={() => {}}>Note.</AlertLine>)).toContain(
    'aria-label="Close"',
  );
});
