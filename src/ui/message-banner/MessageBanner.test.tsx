import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBanner } from './MessageBanner.tsx';
import { MessageBannerProvider } from './MessageBannerProvider.tsx';
import type { NewMessage } from './messages.ts';
import { toErrorAlert } from './server-alerts.ts';

const draw = (initial: readonly NewMessage[] = []) =>
  markupFor(
    'anonymous',
    <MessageBannerProvider initial={initial}>
      <MessageBanner />
    </MessageBannerProvider>,
  );

test('TB-08 both live regions are in the page before any message', () => {
  expect(draw()).toMatch(/role="alert"[^>]*><\/div><div[^>]*role="status"[^>]*><\/div>/);
});

test('SH-07 a server error alert is in the HTML, as an alert, with a way to close it', () => {
  const markup = draw([toErrorAlert('The server did not answer.')]);
  const [, alert = ''] = markup.split('role="alert"');
  expect(textOf(`<${alert}`)).toBe('Error: The server did not answer.');
  expect(alert).toContain('aria-label="Close"');
});

test('TB-08 a message is text, whatever it holds', () => {
  expect(draw([{ message: '<img src=x onerror=alert(1)>' }])).toContain('&lt;img src=x');
});

test('TB-08 what is no error is announced in its turn, with the link that it offers', () => {
  const markup = draw([{ message: 'Saved.', action: { label: 'Open', href: '/stocks/' } }]);
  const [, status = ''] = markup.split('role="status"');
  expect(textOf(`<${status}`)).toBe('Done: Saved. Open');
  expect(status).toContain('href="/stocks/"');
});

test('messages need a provider', () => {
  expect(() => markupFor('anonymous', <MessageBanner />)).toThrow('MessageBannerProvider');
});
