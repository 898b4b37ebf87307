import { expect, test } from 'vitest';
import { type CursorState, type KeyAction, pressKey } from './press-key.ts';

const state: CursorState = {
  snapPoint: 50,
  count: 100,
  lastSeen: 80,
  flagged: [10, 60, 90],
  isShifted: false,
  isHome: false,
};
const to = (snapPoint: number): KeyAction => ({ is: 'move', to: snapPoint });

test.each<{ why: string; key: string; at?: Partial<CursorState>; action: KeyAction | null }>([
  { why: 'an arrow goes one on', key: 'ArrowRight', action: to(51) },
  { why: 'an arrow goes one back', key: 'ArrowLeft', action: to(49) },
  {
    why: 'the first arrow begins at the last visible value',
    key: 'ArrowLeft',
    at: { snapPoint: null },
    action: to(80),
  },
  { why: 'a page is a tenth', key: 'PageDown', action: to(60) },
  { why: 'a page of a few values is one', key: 'PageUp', at: { snapPoint: 2, count: 4 }, action: to(1) },
  { why: 'nothing is before the first', key: 'PageUp', at: { snapPoint: 3 }, action: to(0) },
  { why: 'nothing is after the last', key: 'ArrowRight', at: { snapPoint: 99 }, action: to(99) },
  { why: 'Home is the first', key: 'Home', action: to(0) },
  { why: 'End is the last', key: 'End', action: to(99) },
  { why: 'F is the next flag', key: 'f', action: to(60) },
  { why: 'F goes round', key: 'f', at: { snapPoint: 95 }, action: to(10) },
  { why: 'Shift and F is the flag before', key: 'F', action: to(10) },
  { why: 'without flags F does nothing', key: 'f', at: { flagged: [] }, action: null },
  { why: 'plus goes closer', key: '+', action: { is: 'zoom', factor: 1.5 } },
  { why: 'the key under plus does too', key: '=', action: { is: 'zoom', factor: 1.5 } },
  { why: 'minus goes back', key: '-', action: { is: 'zoom', factor: 1 / 1.5 } },
  { why: 'Escape leaves the cursor', key: 'Escape', action: { is: 'leave' } },
  {
    why: 'Escape without a cursor shows all again',
    key: 'Escape',
    at: { snapPoint: null },
    action: { is: 'reset' },
  },
  {
    why: 'Escape is not ours where all is shown and there is no cursor',
    key: 'Escape',
    at: { snapPoint: null, isHome: true },
    action: null,
  },
  { why: 'zero shows all again', key: '0', action: { is: 'reset' } },
  {
    why: 'Shift and an arrow move what is shown',
    key: 'ArrowUp',
    at: { isShifted: true },
    action: { is: 'pan', right: 0, up: 1 },
  },
  { why: 'an arrow upwards is the page’s', key: 'ArrowUp', action: null },
  { why: 'all of it cannot be moved', key: 'ArrowLeft', at: { isShifted: true, isHome: true }, action: null },
  { why: 'an empty chart has nowhere to go', key: 'End', at: { count: 0 }, action: null },
  { why: 'Enter picks what the cursor is on', key: 'Enter', action: { is: 'pick' } },
  { why: 'Tab leaves the chart', key: 'Tab', action: null },
])('CB-01 $why', ({ key, at, action }) => {
  expect(pressKey(key, { ...state, ...at })).toEqual(action);
});
