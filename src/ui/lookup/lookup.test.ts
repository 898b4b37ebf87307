import { expect, test } from 'vitest';
import { endPause, isAwaited, NO_LOOKUP, PAUSE_MS, stopLookup, typeTerm } from './lookup.ts';

test.each([
  { text: '', phase: 'idle' },
  { text: 'no', phase: 'idle' },
  { text: '  no ', phase: 'idle' },
  { text: ' nor ', phase: 'waiting' },
  { text: '茅', phase: 'idle' },
  { text: '茅台', phase: 'waiting' },
])(
  'SE-02 “$text” is $phase: a search needs three characters after trimming, two in Chinese',
  ({ text, phase }) => {
    expect(typeTerm(NO_LOOKUP, text)).toEqual({ term: text.trim(), phase, request: 1 });
  },
);

test('SE-02 typing is debounced by 300 ms', () => {
  expect(PAUSE_MS).toBe(300);
});

test('SE-02 the pause of an earlier keystroke does not begin the search of a later one', () => {
  const first = typeTerm(NO_LOOKUP, 'nor');
  const second = typeTerm(first, 'norv');
  expect(endPause(second, first.request)).toBe(second);
  expect(endPause(second, second.request).phase).toBe('loading');
});

test('SE-02 a keystroke and a selection cancel what is pending: its answer is awaited no more', () => {
  const requested = endPause(typeTerm(NO_LOOKUP, 'nor'), 1);
  expect(isAwaited(requested, 1)).toBe(true);
  expect(isAwaited(endPause(typeTerm(requested, 'norv'), 2), 1)).toBe(false);
  expect(isAwaited(stopLookup(requested), 1)).toBe(false);
});
