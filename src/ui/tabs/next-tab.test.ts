import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

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
  expect(nextTab(key, from, 4)).toBe(to);
});

test('TB-07 where there is no tab, no key leads anywhere', () => {
  expect(nextTab('ArrowRight', 0, 0)).toBeNull();
});
