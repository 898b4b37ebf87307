import { expect, test } from 'vitest';
import { weekDayName } from './week-day.ts';

test('DP-03 day 7 of the week is Sunday and day 1 is Monday', () => {
  expect(weekDayName(7)).toBe('sun');
  expect(weekDayName(1)).toBe('mon');
});
