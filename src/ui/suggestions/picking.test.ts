import { expect, test } from 'vitest';
import { NO_PICKING, type Picking, type PickingEvent, pick } from './picking.ts';

const BONDS = [
  { id: 'a', name: 'Norvik 2028' },
  { id: 'b', name: 'Norvik 2031' },
];
const after = (events: readonly PickingEvent[], from: Picking = NO_PICKING) => events.reduce(pick, from);
const typed = after([
  { type: 'typed', text: 'norvik' },
  { type: 'paused', request: 1 },
]);
const open = pick(typed, { type: 'found', request: 1, items: BONDS });
const down = { type: 'pressed', key: 'ArrowDown' } as const;
const up = { type: 'pressed', key: 'ArrowUp' } as const;

test('EP-01 the bonds that were found open under the field; none of them is chosen yet', () => {
  expect(open).toMatchObject({ isOpen: true, found: BONDS, marked: null });
  expect(pick(typed, { type: 'found', request: 1, items: [] }).isOpen).toBe(false);
});

test('EP-01 an answer to what was typed before comes too late', () => {
  const later = pick(typed, { type: 'typed', text: 'norvik s' });
  expect(pick(later, { type: 'found', request: 1, items: BONDS })).toBe(later);
});

test.each([
  { why: 'down to the first', events: [down], marked: 0 },
  { why: 'down past the last, back to the field', events: [down, down, down], marked: null },
  { why: 'up to the last', events: [up], marked: 1 },
])('EP-01 SH-12 the arrow keys go $why', ({ events, marked }) => {
  expect(after(events, open).marked).toBe(marked);
});

test('EP-01 SH-12 Escape closes the list, and a press downwards opens it again', () => {
  const closed = pick(open, { type: 'pressed', key: 'Escape' });
  expect(closed).toMatchObject({ isOpen: false, marked: null });
  expect(pick(closed, { type: 'pressed', key: 'Escape' })).toBe(closed);
  expect(pick(closed, down).isOpen).toBe(true);
});

test('EP-05 what the page knows itself opens at once, with the term that is marked in it', () => {
  const offered = pick(NO_PICKING, { type: 'offered', text: ' nor ', items: BONDS });
  expect(offered).toMatchObject({ isOpen: true, found: BONDS, lookup: { term: 'nor', phase: 'idle' } });
  expect(pick(offered, { type: 'offered', text: 'norx', items: [] }).isOpen).toBe(false);
});
