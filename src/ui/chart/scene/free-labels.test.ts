import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from './free-labels.ts';

const area = { x: 0, y: 0, width: 400, height: 300 };
const dot = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 300 }),
  width: fc.integer({ min: 10, max: 80 }),
});

test('CB-06 free labels cover neither dots nor each other and stay inside the plot', () => {
  fc.assert(
    fc.property(fc.array(dot, { maxLength: 60 }), (dots) => {
      const boxes = placeLabels(dots, 12, 4, area, false).map(({ index, x, y, anchor }) => {
        const width = dots[index]?.width ?? 0;
        return { x: x - { start: 0, middle: width / 2, end: width }[anchor], y: y - 6, width, height: 12 };
      });
      const all = [...boxes, ...dots.map(({ x, y }) => ({ x: x - 4, y: y - 4, width: 8, height: 8 }))];
      for (const box of boxes) {
        expect(
          all.filter(
            (other) =>
              box.x < other.x + other.width &&
              other.x < box.x + box.width &&
              box.y < other.y + other.height &&
              other.y < box.y + box.height,
          ),
        ).toEqual([box]);
        expect(box.x >= 0 && box.x + box.width <= 400 && box.y >= 0 && box.y + box.height <= 300).toBe(true);
      }
    }),
  );
});

test('CB-06 a label ends at its dot where it stands at the left, so that a stretched drawing does not part them', () => {
  const [label] = placeLabels([{ x: 390, y: 150, width: 80 }], 12, 4, area, false);
  expect(label).toEqual({ index: 0, x: 383, y: 150, anchor: 'end' });
});

test('CB-06 all labels are shown when all are wanted', () => {
  const heap = Array.from({ length: 30 }, () => ({ x: 200, y: 150, width: 60 }));
  expect(placeLabels(heap, 12, 4, area, true)).toHaveLength(30);
  expect(placeLabels(heap, 12, 4, area, false).length).toBeLessThan(5);
});

test('RD-12 where labels collide the one with the lowest rank is shown', () => {
  const pair = [5, 3, 4].map((rank) => ({ x: 200, y: 150, width: 390, rank }));
  expect(placeLabels(pair, 12, 4, { ...area, height: 170 }, false)[0]?.index).toBe(1);
});
