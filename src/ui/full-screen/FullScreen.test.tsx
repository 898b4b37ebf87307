import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { FullScreen } from './FullScreen.tsx';

test('TB-10 an element stands in the page until it is asked to fill the window', () => {
  const markup = markupFor(
    'anonymous',
    <FullScreen id="bonds" label="Bonds">
      {({ isFull, toggle }) => (
        <>
          {toggle}
          <p>{isFull ? 'full' : 'in the page'}</p>
        </>
      )}
    </FullScreen>,
  );
  expect(textOf(markup)).toBe('in the page');
  expect(markup).toContain('aria-label="Full screen"');
  expect(markup).not.toMatch(/popover|role="dialog"/);
});
