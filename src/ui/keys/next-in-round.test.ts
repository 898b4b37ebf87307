import { expect, test } from 'vitest';
import { DOWNWARDS, nextInRound, SIDEWAYS } from './next-in-round.ts';

test.each([
  { key: 'ArrowRight', from: 0, to: 1 },
  { key: 'ArrowRight', from: 3, to: 0 },
  { key: 'ArrowLeft', from: 2, to: 1 },
  { key: 'ArrowLeft', from: 0, to: 3 },
  { key: 'Home', from: 2, to: 0 },
  { key: 'End', from: 1, to: 3 },
  { key: 'ArrowDown', from: 1, to: null },
  { key: 'Tab', from: 1, to: null },
])('TB-07 $key leads from tab $from of four to $to', ({ key, from, to }) => {
  expect(nextInRound(key, SIDEWAYS, from, 4)).toBe(to);
});

test.each([
  { key: 'ArrowDown', from: 4, to: 0 },
  { key: 'ArrowUp', from: 0, to: 4 },
  { key: 'Home', from: 3, to: 0 },
  { key: 'End', from: 1, to: 4 },
  { key: 'ArrowRight', from: 1, to: null },
])('NG-03 $key in the export menu of five leads from $from to $to', ({ key, from, to }) => {
  expect(nextInRound(key, DOWNWARDS, from, 5)).toBe(to);
});

test('TB-07 where there is no tab, no key leads anywhere', () => {
  expect(nextInRound('ArrowRight', SIDEWAYS, 0, 0)).toBeNull();
});
