import { expect, test } from 'vitest';
import { hiddenSides, nextSnapPoint, snapPointToShow } from './scroll-snap-points.ts';

const extent = (scrollLeft: number) => ({ scrollLeft, clientWidth: 300, scrollWidth: 500 });

test.each([
  { scrollLeft: 0, before: false, after: true },
  { scrollLeft: 100, before: true, after: true },
  { scrollLeft: 199, before: true, after: false },
  { scrollLeft: 200, before: true, after: false },
])('TB-05 at $scrollLeft an arrow back: $before, an arrow on: $after', ({ scrollLeft, before, after }) => {
  expect(hiddenSides(extent(scrollLeft))).toEqual({ before, after });
});

test('TB-05 a table that fits has no arrows', () => {
  expect(hiddenSides({ scrollLeft: 0, clientWidth: 300, scrollWidth: 301 })).toEqual({
    before: false,
    after: false,
  });
});

test.each([
  { scrollLeft: 0, step: 1, snapPoint: 80 },
  { scrollLeft: 80, step: 1, snapPoint: 150 },
  { scrollLeft: 81, step: 1, snapPoint: 150 },
  { scrollLeft: 150, step: -1, snapPoint: 80 },
  { scrollLeft: 100, step: -1, snapPoint: 80 },
  { scrollLeft: 0, step: -1, snapPoint: 0 },
  { scrollLeft: 400, step: 1, snapPoint: 220 },
] as const)(
  'TB-05 from $scrollLeft a step of $step columns ends at $snapPoint',
  ({ scrollLeft, step, snapPoint }) => {
    expect(nextSnapPoint([0, 80, 150, 220], extent(scrollLeft), step)).toBe(snapPoint);
  },
);

test.each([
  { end: 280, left: 0, why: 'a column in view needs no scrolling' },
  { end: 360, left: 80, why: 'one beyond comes into view, beside a whole column' },
  { end: 900, left: 0, why: 'one that never fits moves nothing' },
])('TB-05 $why', ({ end, left }) => {
  expect(snapPointToShow([0, 80, 150, 220], end, extent(0))).toBe(left);
});
