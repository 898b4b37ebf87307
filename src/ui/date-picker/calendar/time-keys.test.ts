import { expect, test } from 'vitest';
import { moveTime } from './time-keys.ts';

test.each([
  [9, 'ArrowDown', 10],
  [9, 'ArrowUp', 8],
  [0, 'ArrowUp', 0],
  [23, 'ArrowDown', 23],
  [9, 'PageDown', 15],
  [3, 'PageUp', 0],
  [9, 'Home', 0],
  [9, 'End', 23],
  [9, '1', 1],
  [1, '7', 17],
  [2, '3', 23],
  [2, '4', 4],
  [9, 'x', null],
])('DP-01 from %i o’clock, %s leads to %s', (hour, key, next) => expect(moveTime(hour, key, 24)).toBe(next));
