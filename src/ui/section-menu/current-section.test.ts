import { expect, test } from 'vitest';
import { currentSection } from './current-section.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: 'abcdef'.charAt(index), top }));

test.each([
  { why: 'none above the first', positions: at(400, 900), is: null },
  { why: 'the first as soon as it begins above the line', positions: at(299, 900), is: 'a' },
  { why: 'the last that has begun', positions: at(-900, -100, 250, 700), is: 'c' },
  { why: 'the one before a gap, until the next begins', positions: at(-900, 301), is: 'a' },
  { why: 'the first of two side by side', positions: at(-900, 100, 100, 800), is: 'b' },
  { why: 'none on a page without sections', positions: [], is: null },
])('ST-04 the current section is $why', ({ positions, is }) => {
  expect(currentSection(positions, 300)).toBe(is);
});
