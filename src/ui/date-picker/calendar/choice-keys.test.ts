import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceRows, moveChoice } from './choice-keys.ts';

const YEARS = { columns: 4, page: 20, first: 1970, last: 2030 };

test.each([
  ['ArrowLeft', 2025],
  ['ArrowRight', 2027],
  ['ArrowUp', 2022],
  ['ArrowDown', 2030],
  ['Home', 2024],
  ['End', 2027],
  ['PageUp', 2006],
  ['PageDown', 2030],
  ['a', null],
])('DP-01 from 2026, %s leads to %s', (key, year) => expect(moveChoice(2026, key, YEARS)).toBe(year));

test('DP-01 the years stand in pages of twenty', () => {
  const rows = choiceRows(2026, YEARS);
  expect(rows).toHaveLength(5);
  expect(rows.at(0)).toEqual([2020, 2021, 2022, 2023]);
  expect(rows.at(-1)).toEqual([2036, 2037, 2038, 2039]);
});

test('DP-01 no key leaves the limits, and where it leads is on the page that is shown then', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2030 }), fc.constantFrom(...keys), (year, key) => {
      const next = moveChoice(year, key, YEARS) ?? 0;
      expect(next).toBeGreaterThanOrEqual(1970);
      expect(next).toBeLessThanOrEqual(2030);
      expect(choiceRows(next, YEARS).flat()).toContain(next);
    }),
  );
});
