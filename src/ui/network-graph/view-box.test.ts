import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, centreOf, clampInto, fitInto, toAttribute, zoomAt } from './view-box.ts';

const HOME = { x: -200, y: -100, width: 400, height: 200 };

test('NG-02 the bounds hold every box, with a margin', () => {
  const boxes = [
    { left: -10, top: -20, right: 10, bottom: 5 },
    { left: 30, top: 0, right: 90.4, bottom: 40 },
  ];
  expect(boundsOf(boxes)).toEqual({ x: -18, y: -28, width: 117, height: 76 });
});

test.each([
  { stage: { width: 800, height: 800 }, width: 800, why: 'a larger stage does not enlarge the drawing' },
  { stage: { width: 200, height: 800 }, width: 400, why: 'a narrow stage makes it smaller' },
  { stage: { width: 800, height: 50 }, width: 3_200, why: 'so does a low one' },
  { stage: { width: 0, height: 0 }, width: 400, why: 'a stage that is not known yet changes nothing' },
])('NG-03 $why', ({ stage, width }) => {
  const box = fitInto(stage, HOME);
  expect(box.width).toBe(width);
  expect(centreOf(box)).toEqual(centreOf(HOME));
});

test('NG-03 a zoom keeps the point under the pointer and never shows more than the whole', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 20, noNaN: true }),
      fc.integer({ min: -200, max: 200 }),
      fc.integer({ min: -100, max: 100 }),
      (factor, x, y) => {
        const box = zoomAt(HOME, factor, { x, y }, HOME);
        expect(box.width).toBeLessThanOrEqual(HOME.width);
        expect(box.width).toBeGreaterThanOrEqual(HOME.width / 16 - 1e-9);
        expect((x - box.x) / box.width).toBeCloseTo((x - HOME.x) / HOME.width, 6);
        expect((y - box.y) / box.height).toBeCloseTo((y - HOME.y) / HOME.height, 6);
      },
    ),
  );
});

test('NG-03 a node is not dragged out of the picture', () => {
  expect(clampInto(HOME, { x: 999, y: -999 }, 20)).toEqual({ x: 180, y: -80 });
  expect(clampInto(HOME, { x: 5, y: 6 }, 20)).toEqual({ x: 5, y: 6 });
});

test('a view box is written shortly', () => {
  expect(toAttribute({ x: -1.23456, y: 0, width: 10.005, height: 3 })).toBe('-1.23 0 10.01 3');
});
