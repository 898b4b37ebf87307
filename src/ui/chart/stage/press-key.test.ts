import { expect, test } from 'vitest';
import { type KeyDeed, pressKey, type Walk } from './press-key.ts';

const walk: Walk = {
  stop: 50,
  count: 100,
  lastSeen: 80,
  flagged: [10, 60, 90],
  isShifted: false,
  isHome: false,
};
const to = (stop: number): KeyDeed => ({ is: 'walk', to: stop });

test.each<{ why: string; key: string; at?: Partial<Walk>; deed: KeyDeed | null }>([
  { why: 'an arrow goes one on', key: 'ArrowRight', deed: to(51) },
  { why: 'an arrow goes one back', key: 'ArrowLeft', deed: to(49) },
  {
    why: 'the first arrow begins at the last value in sight',
    key: 'ArrowLeft',
    at: { stop: null },
    deed: to(80),
  },
  { why: 'a page is a tenth', key: 'PageDown', deed: to(60) },
  { why: 'a page of a few values is one', key: 'PageUp', at: { stop: 2, count: 4 }, deed: to(1) },
  { why: 'nothing is before the first', key: 'PageUp', at: { stop: 3 }, deed: to(0) },
  { why: 'nothing is after the last', key: 'ArrowRight', at: { stop: 99 }, deed: to(99) },
  { why: 'Home is the first', key: 'Home', deed: to(0) },
  { why: 'End is the last', key: 'End', deed: to(99) },
  { why: 'F is the next flag', key: 'f', deed: to(60) },
  { why: 'F goes round', key: 'f', at: { stop: 95 }, deed: to(10) },
  { why: 'Shift and F is the flag before', key: 'F', deed: to(10) },
  { why: 'without flags F does nothing', key: 'f', at: { flagged: [] }, deed: null },
  { why: 'plus goes closer', key: '+', deed: { is: 'zoom', factor: 1.5 } },
  { why: 'the key under plus does too', key: '=', deed: { is: 'zoom', factor: 1.5 } },
  { why: 'minus goes back', key: '-', deed: { is: 'zoom', factor: 1 / 1.5 } },
  { why: 'Escape leaves the cursor', key: 'Escape', deed: { is: 'leave' } },
  {
    why: 'Escape without a cursor shows all again',
    key: 'Escape',
    at: { stop: null },
    deed: { is: 'reset' },
  },
  {
    why: 'Escape is not ours where all is shown and there is no cursor',
    key: 'Escape',
    at: { stop: null, isHome: true },
    deed: null,
  },
  { why: 'nought shows all again', key: '0', deed: { is: 'reset' } },
  {
    why: 'Shift and an arrow move what is shown',
    key: 'ArrowUp',
    at: { isShifted: true },
    deed: { is: 'pan', right: 0, up: 1 },
  },
  { why: 'an arrow upwards is the page’s', key: 'ArrowUp', deed: null },
  { why: 'all of it cannot be moved', key: 'ArrowLeft', at: { isShifted: true, isHome: true }, deed: null },
  { why: 'an empty chart has nowhere to go', key: 'End', at: { count: 0 }, deed: null },
  { why: 'Enter picks what the cursor is on', key: 'Enter', deed: { is: 'pick' } },
  { why: 'Tab leaves the chart', key: 'Tab', deed: null },
])('CB-01 $why', ({ key, at, deed }) => {
  expect(pressKey(key, { ...walk, ...at })).toEqual(deed);
});
