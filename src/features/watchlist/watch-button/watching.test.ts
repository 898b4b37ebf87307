import { expect, test } from 'vitest';
import { readQuantity } from '#domain/numbers/typed-quantity.ts';
import { UNKNOWN, type WatchEvent, type Watching, watch, wishOf } from './watching.ts';

const read = (typed: string) => readQuantity(typed, '.');
const after = (...events: WatchEvent[]): Watching => events.reduce(watch, UNKNOWN);
const opened = { type: 'opened', groundId: 1 } as const;
const heldOn = (...grounds: number[]) => grounds.map((groundId) => ({ groundId, quantity: null }));
const wishAfter = (...events: WatchEvent[]) => {
  const { form } = after(...events);
  return form && wishOf(form, read);
};

test.each<{ why: string; events: WatchEvent[]; checked: number[] }>([
  { why: 'the ground of the page is ticked at first', events: [opened], checked: [1] },
  {
    why: 'unless it is in the watchlist already',
    events: [{ type: 'known', held: heldOn(1) }, opened],
    checked: [],
  },
  {
    why: 'also where that becomes known while the dialog is open',
    events: [opened, { type: 'known', held: heldOn(1) }],
    checked: [],
  },
  {
    why: 'a share without a ground has nothing ticked',
    events: [{ type: 'opened', groundId: null }],
    checked: [],
  },
  {
    why: 'a box is ticked and cleared',
    events: [
      opened,
      { type: 'checked', groundId: 2, isChecked: true },
      { type: 'checked', groundId: 1, isChecked: false },
    ],
    checked: [2],
  },
  {
    why: 'a quantity ticks its ground',
    events: [opened, { type: 'typed', groundId: 3, text: '5' }],
    checked: [1, 3],
  },
  {
    why: 'an emptied quantity leaves the box as it is',
    events: [opened, { type: 'typed', groundId: 1, text: '' }, { type: 'typed', groundId: 2, text: ' ' }],
    checked: [1],
  },
])('WL-01 $why', ({ events, checked }) => {
  expect(after(...events).form?.checked).toEqual(checked);
});

test.each<{ why: string; events: WatchEvent[]; wish: ReturnType<typeof wishAfter> }>([
  {
    why: 'saving posts nothing while no ground is checked',
    events: [opened, { type: 'checked', groundId: 1, isChecked: false }],
    wish: { kind: 'nothing' },
  },
  {
    why: 'a quantity may be left out',
    events: [opened],
    wish: { kind: 'post', add: [1], qnt: [null] },
  },
  {
    why: 'each ground has its own quantity, in the same order',
    events: [
      opened,
      { type: 'typed', groundId: 2, text: '2.5' },
      { type: 'checked', groundId: 3, isChecked: true },
    ],
    wish: { kind: 'post', add: [1, 2, 3], qnt: [null, 2.5, null] },
  },
  {
    why: 'a wrong quantity posts nothing',
    events: [opened, { type: 'typed', groundId: 1, text: 'ten' }],
    wish: { kind: 'wrong' },
  },
  {
    why: 'the wrong quantity of a ground that is not checked does not matter',
    events: [
      opened,
      { type: 'typed', groundId: 2, text: 'ten' },
      { type: 'checked', groundId: 2, isChecked: false },
    ],
    wish: { kind: 'post', add: [1], qnt: [null] },
  },
])('WL-02 $why', ({ events, wish }) => {
  expect(wishAfter(...events)).toEqual(wish);
});

test('WL-02 after saving the dialog closes and the flag is set', () => {
  const held = heldOn(1);
  expect(after(opened, { type: 'saving' }, { type: 'saved', held })).toEqual({
    held,
    isFailed: false,
    form: null,
  });
});

test('WL-02 a refusal leaves the dialog as it was, says why and judges what was typed', () => {
  const { held, form } = after(opened, { type: 'saving' }, { type: 'refused', code: 'watchlist_full' });
  expect(held).toBeNull();
  expect(form).toMatchObject({ isSaving: false, complaint: 'watchlist_full', checked: [1], judged: [1] });
});

test('WL-01 the next change takes a complaint back', () => {
  const refused = [opened, { type: 'refused', code: 'choose_one' }] as const;
  expect(after(...refused, { type: 'checked', groundId: 2, isChecked: true }).form?.complaint).toBeNull();
  expect(after(...refused, { type: 'typed', groundId: 2, text: '1' }).form?.complaint).toBeNull();
});

test('WL-01 a watchlist that could not be asked for is not taken for an empty one', () => {
  expect(after({ type: 'unknown' })).toMatchObject({ held: null, isFailed: true });
  expect(after({ type: 'unknown' }, { type: 'asked' }).isFailed).toBe(false);
});

test('WL-01 what comes after the dialog was closed changes nothing', () => {
  const closed = after(opened, { type: 'closed' });
  for (const event of [
    { type: 'typed', groundId: 1, text: '1' },
    { type: 'refused', code: 'fault' },
    { type: 'left', groundId: 1 },
  ] as const)
    expect(watch(closed, event)).toEqual(closed);
});
