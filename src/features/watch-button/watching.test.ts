import { expect, test } from 'vitest';
import { readQuantity } from '#domain/numbers/typed-quantity.ts';
import { submissionOf, UNKNOWN, type WatchEvent, type Watching, watch } from './watching.ts';

const read = (typed: string) => readQuantity(typed, '.');
const after = (...events: WatchEvent[]): Watching => events.reduce(watch, UNKNOWN);
const opened = { type: 'opened', venueId: 1 } as const;
const heldOn = (...venues: number[]) => venues.map((venueId) => ({ venueId, quantity: null }));
const submissionAfter = (...events: WatchEvent[]) => {
  const { form } = after(...events);
  return form && submissionOf(form, read);
};

test.each<{ why: string; events: WatchEvent[]; checked: number[] }>([
  { why: 'the venue of the page is ticked at first', events: [opened], checked: [1] },
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
    why: 'a share without a venue has nothing ticked',
    events: [{ type: 'opened', venueId: null }],
    checked: [],
  },
  {
    why: 'a box is ticked and cleared',
    events: [
      opened,
      { type: 'checked', venueId: 2, isChecked: true },
      { type: 'checked', venueId: 1, isChecked: false },
    ],
    checked: [2],
  },
  {
    why: 'a quantity ticks its venue',
    events: [opened, { type: 'typed', venueId: 3, text: '5' }],
    checked: [1, 3],
  },
  {
    why: 'an emptied quantity leaves the box as it is',
    events: [opened, { type: 'typed', venueId: 1, text: '' }, { type: 'typed', venueId: 2, text: ' ' }],
    checked: [1],
  },
])('WL-01 $why', ({ events, checked }) => {
  expect(after(...events).form?.checked).toEqual(checked);
});

test.each<{ why: string; events: WatchEvent[]; submission: ReturnType<typeof submissionAfter> }>([
  {
    why: 'saving posts nothing while no venue is checked',
    events: [opened, { type: 'checked', venueId: 1, isChecked: false }],
    submission: { kind: 'nothing' },
  },
  {
    why: 'a quantity may be left out',
    events: [opened],
    submission: { kind: 'post', add: [1], qnt: [null] },
  },
  {
    why: 'each venue has its own quantity, in the same order',
    events: [
      opened,
      { type: 'typed', venueId: 2, text: '2.5' },
      { type: 'checked', venueId: 3, isChecked: true },
    ],
    submission: { kind: 'post', add: [1, 2, 3], qnt: [null, 2.5, null] },
  },
  {
    why: 'a wrong quantity posts nothing',
    events: [opened, { type: 'typed', venueId: 1, text: 'ten' }],
    submission: { kind: 'wrong' },
  },
  {
    why: 'the wrong quantity of a venue that is not checked does not matter',
    events: [
      opened,
      { type: 'typed', venueId: 2, text: 'ten' },
      { type: 'checked', venueId: 2, isChecked: false },
    ],
    submission: { kind: 'post', add: [1], qnt: [null] },
  },
])('WL-02 $why', ({ events, submission }) => {
  expect(submissionAfter(...events)).toEqual(submission);
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
  expect(after(...refused, { type: 'checked', venueId: 2, isChecked: true }).form?.complaint).toBeNull();
  expect(after(...refused, { type: 'typed', venueId: 2, text: '1' }).form?.complaint).toBeNull();
});

test('WL-01 a watchlist that could not be requested is not taken for an empty one', () => {
  expect(after({ type: 'unknown' })).toMatchObject({ held: null, isFailed: true });
  expect(after({ type: 'unknown' }, { type: 'requested' }).isFailed).toBe(false);
});

test('WL-01 what comes after the dialog was closed changes nothing', () => {
  const closed = after(opened, { type: 'closed' });
  for (const event of [
    { type: 'typed', venueId: 1, text: '1' },
    { type: 'refused', code: 'fault' },
    { type: 'left', venueId: 1 },
  ] as const)
    expect(watch(closed, event)).toEqual(closed);
});
