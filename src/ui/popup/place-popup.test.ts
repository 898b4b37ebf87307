import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placePopup } from './place-popup.ts';

const view = { width: 1000, height: 600 };
const popup = { width: 200, height: 150 };

test.each([
  { title: 'below its anchor', top: 100, left: 300, align: 'start', expected: [300, 126, 'below'] },
  {
    title: 'above, where below is no room',
    top: 550,
    left: 300,
    align: 'start',
    expected: [300, 394, 'above'],
  },
  { title: 'flush with the end', top: 100, left: 300, align: 'end', expected: [180, 126, 'below'] },
  { title: 'in the middle', top: 100, left: 300, align: 'center', expected: [240, 126, 'below'] },
  { title: 'pushed in from the right', top: 100, left: 940, align: 'start', expected: [792, 126, 'below'] },
  { title: 'pushed in from the left', top: 100, left: 5, align: 'end', expected: [8, 126, 'below'] },
  {
    title: 'at the edge when its anchor scrolled off',
    top: -400,
    left: 300,
    align: 'start',
    expected: [300, 8, 'below'],
  },
] as const)('DP-03 a popup stands $title', ({ top, left, align, expected }) => {
  const anchor = { left, top, width: 80, height: 20 };
  const found = placePopup(anchor, popup, view, align);
  expect([found.left, found.top, found.side]).toEqual(expected);
});

test('DP-03 whatever its anchor does, a popup that fits stays in view', () => {
  const coordinate = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(coordinate, coordinate, fc.constantFrom('start', 'center', 'end'), (left, top, align) => {
      const expected = placePopup({ left, top, width: 80, height: 20 }, popup, view, align);
      expect(expected.left).toBeGreaterThanOrEqual(8);
      expect(expected.top).toBeGreaterThanOrEqual(8);
      expect(expected.left + popup.width).toBeLessThanOrEqual(view.width - 8);
      expect(expected.top + popup.height).toBeLessThanOrEqual(view.height - 8);
    }),
  );
});
