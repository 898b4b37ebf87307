import type sanitize from 'sanitize-html';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const counted = vi.fn<typeof sanitize>();

// Files share their modules: those that were imported before do not know of the mock, nor may later ones.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('sanitize-html', async (importOriginal) => {
    const { default: real } = await importOriginal<{ default: typeof sanitize }>();
    return { default: counted.mockImplementation(real) };
  });
});
afterAll(() => {
  vi.doUnmock('sanitize-html');
  vi.resetModules();
});

test('AN-01 a page of the longest comments is made safe once, however often it is read', async () => {
  const { LONGEST_SOURCE, sanitiseHtml } = await import('./sanitise-html.server.ts');
  const comments = Array.from({ length: 50 }, (_, at) => `<p>${at} ${'x'.repeat(LONGEST_SOURCE - 20)}</p>`);
  const first = comments.map(sanitiseHtml);
  const again = comments.map((source) => sanitiseHtml(source));
  expect(again).toEqual(first);
  expect(counted).toHaveBeenCalledTimes(50);
});
