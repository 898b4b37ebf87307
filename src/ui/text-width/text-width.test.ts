import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

/** Read in Chromium with the site's fonts: a span of 1,000 px, figures of equal width. */
test.each([
  ['84.36', 2.86],
  ['1\u00a0284\u00a0310', 5.08],
  ['−0.42\u00a0%', 4.09],
  ['2026', 2.59],
])('figures: %s is %f ems wide, within a fiftieth', (text, ems) => {
  expect(Math.abs(textWidth(text, 1) / ems - 1)).toBeLessThan(0.02);
});

test('accents take no room, Chinese characters are as wide as they are high, bold is a little wider', () => {
  expect(textWidth('Énergie', 10)).toBe(textWidth('Energie', 10));
  expect(textWidth('Łódź', 10)).toBeCloseTo(textWidth('Łodz', 10));
  expect(textWidth('14日', 10)).toBeCloseTo(textWidth('14', 10) + 10);
  expect(textWidth('Norvik', 10, true)).toBeGreaterThan(textWidth('Norvik', 10));
});
