import { expect, test } from 'vitest';
import { markupFor } from '#platform/i18n/words-for-tests.server.tsx';
import { Temporary } from './Temporary.tsx';

const draw = (isShown: boolean) =>
  markupFor(
    'anonymous',
    <Temporary isShown={isShown} onGone={() => {}}>
      Copied
    </Temporary>,
  );

test('SH-09 the place of a temporary item is there before it, and says what appears', () => {
  expect(draw(false)).toBe('<div role="status"></div>');
  expect(draw(true)).toMatch(/^<div role="status">.*Copied/);
});
