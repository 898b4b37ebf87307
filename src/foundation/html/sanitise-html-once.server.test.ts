import sanitize from 'sanitize-html';
import { expect, test, vi } from 'vitest';
import { LONGEST_SOURCE, sanitiseHtml } from './sanitise-html.server.ts';

vi.mock('sanitize-html', async (importOriginal) => {
  const { default: real } = await importOriginal<{ default: typeof sanitize }>();
  return { default: vi.fn(real) };
});

test('AN-01 a page of the longest comments is made safe once, however often it is read', () => {
  const comments = Array.from({ length: 50 }, (_, at) => `<p>${at} ${'x'.repeat(LONGEST_SOURCE - 20)}</p>`);
  const first = comments.map(sanitiseHtml);
  const again = comments.map((source) => sanitiseHtml(source));
  expect(again).toEqual(first);
  expect(vi.mocked(sanitize)).toHaveBeenCalledTimes(50);
});
