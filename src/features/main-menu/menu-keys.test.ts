import { expect, test } from 'vitest';
import { type MenuPosition, moveByKey } from './menu-keys.ts';

const bar = (at: number, more: Partial<MenuPosition> = {}): MenuPosition =>
  ({ on: 'bar', at, count: 3, isOpen: false, opens: true, ...more }) as MenuPosition;
const panel = (at: number): MenuPosition => ({ on: 'panel', at, count: 4 });

test.each([
  { key: 'ArrowRight', position: bar(0), move: { to: 'bar', at: 1 } },
  { key: 'ArrowRight', position: bar(2), move: { to: 'bar', at: 0 } },
  { key: 'ArrowLeft', position: bar(0), move: { to: 'bar', at: 2 } },
  { key: 'End', position: bar(0), move: { to: 'bar', at: 2 } },
  { key: 'ArrowDown', position: bar(1), move: { to: 'opened-panel' } },
  { key: 'ArrowDown', position: bar(1, { isOpen: true }), move: { to: 'panel', at: 0 } },
  { key: 'ArrowDown', position: bar(1, { opens: false }), move: null },
  { key: 'ArrowDown', position: panel(1), move: { to: 'panel', at: 2 } },
  { key: 'ArrowUp', position: panel(0), move: { to: 'panel', at: 3 } },
  { key: 'Home', position: panel(2), move: { to: 'panel', at: 0 } },
  { key: 'ArrowRight', position: panel(2), move: null },
  { key: 'Tab', position: bar(0), move: null },
  { key: 'Enter', position: bar(1), move: null },
  { key: 'a', position: panel(0), move: null },
])('SH-01 $key on $position.on $position.at', ({ key, position, move }) => {
  expect(moveByKey(key, position)).toEqual(move);
});
