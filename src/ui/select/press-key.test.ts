import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSED, type ListState, openAt, type Press, pressKey } from './press-key.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

const OPTIONS = [
  { text: 'Berlin', isDisabled: true },
  { text: 'Bern' },
  { text: 'Kyiv' },
  { text: 'Łódź' },
  { text: 'New Delhi' },
  { text: 'New York' },
  { text: 'Oslo', isDisabled: true },
];
const CHOSEN = 2;
const step = (state: ListState, pressed: Press) => pressKey(state, pressed, OPTIONS, CHOSEN);

test.each([
  { key: 'ArrowDown', at: 2 },
  { key: 'ArrowUp', at: 2 },
  { key: 'Enter', at: 2 },
  { key: ' ', at: 2 },
  { key: 'Home', at: 1 },
  { key: 'End', at: 5 },
  { key: 'n', at: 4 },
])('TB-07 a closed select opens on "$key" at option $at and chooses nothing yet', ({ key, at }) => {
  expect(step(CLOSED, press(key))).toMatchObject({
    state: { isOpen: true, at },
    choose: null,
    isTaken: true,
  });
});

test.each(['Tab', 'Escape', 'Shift', 'F5'])('TB-07 a closed select leaves %s to the browser', (key) => {
  expect(step(CLOSED, press(key))).toEqual({ state: CLOSED, choose: null, isTaken: false });
});

test.each([
  { key: 'ArrowDown', from: 2, at: 3 },
  { key: 'ArrowDown', from: 5, at: 5 },
  { key: 'ArrowUp', from: 2, at: 1 },
  { key: 'ArrowUp', from: 1, at: 1 },
  { key: 'Home', from: 4, at: 1 },
  { key: 'End', from: 2, at: 5 },
  { key: 'PageDown', from: 1, at: 5 },
  { key: 'PageUp', from: 5, at: 1 },
])('TB-07 in an open list $key leads from $from to $at, past what cannot be chosen', ({ key, from, at }) => {
  expect(step(openAt(from), press(key))).toEqual({ state: openAt(at), choose: null, isTaken: true });
});

test.each([
  { key: 'Enter', isTaken: true },
  { key: ' ', isTaken: true },
  { key: 'Tab', isTaken: false },
])('TB-07 "$key" chooses and closes', ({ key, isTaken }) => {
  expect(step(openAt(3), press(key))).toEqual({ state: CLOSED, choose: 3, isTaken });
});

test('TB-07 Alt and the arrow up choose, Escape does not', () => {
  expect(step(openAt(3), press('ArrowUp', { altKey: true }))).toMatchObject({ state: CLOSED, choose: 3 });
  expect(step(openAt(3), press('Escape'))).toEqual({ state: CLOSED, choose: null, isTaken: true });
});

test('TB-07 what cannot be chosen is not chosen', () => {
  expect(step(openAt(0), press('Enter'))).toEqual({ state: CLOSED, choose: null, isTaken: true });
});

test('TB-07 shortcuts of the browser stay its own', () => {
  expect(step(openAt(3), press('c', { ctrlKey: true }))).toMatchObject({ isTaken: false });
  expect(step(CLOSED, press('r', { metaKey: true }))).toMatchObject({ isTaken: false });
});

test.each([
  { typed: 'k', at: 2 },
  { typed: 'ł', at: 3 },
  { typed: 'Ł', at: 3 },
  { typed: 'nn', at: 5 },
  { typed: 'nnn', at: 4 },
  { typed: 'new y', at: 5 },
  { typed: 'be', at: 1 },
  { typed: 'zz', at: 2 },
])('TB-07 typing "$typed" leads to option $at', ({ typed, at }) => {
  const state = [...typed].reduce((now, key) => step(now, press(key)).state, openAt(CHOSEN));
  expect(state).toEqual({ isOpen: true, at, typed });
});

test('TB-07 whatever is pressed, the marked option exists and can be chosen', () => {
  const keys = fc.constantFrom(
    'ArrowDown',
    'ArrowUp',
    'Home',
    'End',
    'PageDown',
    'PageUp',
    ' ',
    'n',
    'o',
    'x',
  );
  fc.assert(
    fc.property(fc.array(keys), (pressed) => {
      const last = pressed.reduce((state, key) => step(state, press(key)).state, CLOSED);
      if (last.isOpen) expect(OPTIONS[last.at]).toMatchObject({ text: expect.any(String) });
      if (last.isOpen) expect(OPTIONS[last.at]?.isDisabled).not.toBe(true);
    }),
  );
});
