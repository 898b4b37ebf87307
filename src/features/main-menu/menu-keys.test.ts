import { expect, test } from 'vitest';
import { type MenuPlace, moveByKey } from './menu-keys.ts';

const bar = (at: number, more: Partial<MenuPlace> = {}): MenuPlace =>
  ({ on: 'bar', at, count: 3, isOpen: false, opens: true, ...more }) as MenuPlace;
const panel = (at: number): MenuPlace => ({ on: 'panel', at, count: 4 });

test.each([
  { key: 'ArrowRight', place: bar(0), move: { to: 'bar', at: 1 } },
  { key: 'ArrowRight', place: bar(2), move: { to: 'bar', at: 0 } },
  { key: 'ArrowLeft', place: bar(0), move: { to: 'bar', at: 2 } },
  { key: 'End', place: bar(0), move: { to: 'bar', at: 2 } },
  { key: 'ArrowDown', place: bar(1), move: { to: 'opened-panel' } },
  { key: 'ArrowDown', place: bar(1, { isOpen: true }), move: { to: 'panel', at: 0 } },
  { key: 'ArrowDown', place: bar(1, { opens: false }), move: null },
  { key: 'ArrowDown', place: panel(1), move: { to: 'panel', at: 2 } },
  { key: 'ArrowUp', place: panel(0), move: { to: 'panel', at: 3 } },
  { key: 'Home', place: panel(2), move: { to: 'panel', at: 0 } },
  { key: 'ArrowRight', place: panel(2), move: null },
  { key: 'Tab', place: bar(0), move: null },
  { key: 'Enter', place: bar(1), move: null },
  { key: 'a', place: panel(0), move: null },
])('SH-01 $key on $place.on $place.at', ({ key, place, move }) => {
  expect(moveByKey(key, place)).toEqual(move);
});
