import { expect, test } from 'vitest';
import { scrollToShow } from './scroll-to-show.ts';

test.each([
  { why: 'stays where the part is seen', part: [100, 50], view: [0, 300], to: 0 },
  { why: 'goes on to a part beyond the end', part: [400, 50], view: [0, 300], to: 170 },
  { why: 'goes on to a part that is half cut', part: [280, 50], view: [0, 300], to: 50 },
  { why: 'goes back to a part before the beginning', part: [60, 50], view: [200, 300], to: 40 },
  { why: 'goes back no further than the beginning', part: [10, 50], view: [200, 300], to: 0 },
  {
    why: 'shows the beginning of a part that is wider than itself',
    part: [500, 400],
    view: [0, 300],
    to: 500,
  },
])('TB-07 a strip $why', ({ part: [start = 0, size = 0], view: [from = 0, width = 0], to }) => {
  expect(scrollToShow({ start, size }, { start: from, size: width }, 20)).toBe(to);
});
