import { expect, test, vi } from 'vitest';
import type { ComparedItem } from './compare-search.contract.ts';
import { toVenueFields } from './compare-search.wire.ts';
import {
  type ComparisonEvent,
  type ComparisonState,
  compare,
  NO_COMPARISON,
  shownResults,
} from './comparison-search.ts';
import { logComparisonError } from './log-comparison-error.ts';

const norvik: ComparedItem = {
  id: { numeric: 7 },
  name: 'Norvik Steel',
  isin: 'XX0000000007',
  document: 'stock',
  ...toVenueFields([
    { id: 1, name: 'First', ticker: 'NRVK' },
    { id: 2, name: 'Second', ticker: 'NVK' },
  ]),
  measure_id: { numeric: 1 },
};

const after = (state: ComparisonState, ...events: ComparisonEvent[]) => events.reduce(compare, state);
const typed = (text: string): ComparisonEvent => ({ type: 'typed', text });
const paused = (request: number): ComparisonEvent => ({ type: 'paused', request });
const answered = (request: number, items: ComparedItem[], err_no = 0): ComparisonEvent => ({
  type: 'answered',
  request,
  reply: { response: { error: { err_no, err_str: '' }, items } },
});
const requested = after(NO_COMPARISON, typed('nor'), paused(1));

test('SE-09 a term of three characters is requested after the pause, and the list opens', () => {
  expect(after(NO_COMPARISON, typed('no')).lookup.phase).toBe('idle');
  expect(after(NO_COMPARISON, typed('nor'))).toMatchObject({ isOpen: false, lookup: { phase: 'waiting' } });
  expect(requested.lookup.phase).toBe('loading');
  const open = after(requested, answered(1, [norvik]));
  expect(open.isOpen).toBe(true);
  expect(shownResults(open).map(({ emissionNameWithTg }) => emissionNameWithTg)).toEqual([
    'Norvik Steel (First)',
    'Norvik Steel (Second)',
  ]);
});

test('SE-09 a late answer is ignored', () => {
  const next = after(requested, typed('norv'), paused(2));
  expect(after(next, answered(1, [norvik]))).toBe(next);
});

test('SE-09 selecting takes the name over and closes the list', () => {
  const open = after(requested, answered(1, [norvik]), { type: 'pressed', key: 'ArrowDown' });
  const [result] = shownResults(open);
  expect(open.marked).toBe(0);
  if (!result) throw new Error('there is a result');
  expect(after(open, { type: 'selected', result })).toMatchObject({
    text: 'Norvik Steel (First)',
    isOpen: false,
    marked: null,
  });
});

test('SE-09 clear resets, and what was pending comes too late', () => {
  const cleared = after(requested, { type: 'cleared' });
  expect(cleared).toMatchObject({ text: '', isOpen: false, answer: null, lookup: { phase: 'idle' } });
  expect(after(cleared, answered(1, [norvik]))).toBe(cleared);
});

test('SE-09 fewer than three characters close the list', () => {
  expect(after(requested, answered(1, [norvik]), typed('no'))).toMatchObject({ isOpen: false, answer: null });
});

test.each([
  { err_no: 500_100, isOpen: true, answer: { kind: 'too-many' } },
  { err_no: 100_200, isOpen: false, answer: null },
  { err_no: 1, isOpen: false, answer: null },
])('SE-09 error $err_no leaves the list open: $isOpen', ({ err_no, isOpen, answer }) => {
  expect(after(requested, answered(1, [], err_no))).toMatchObject({ isOpen, answer });
});

test('SE-09 an empty result opens the list, which says that there are 0 matches', () => {
  expect(after(requested, answered(1, []))).toMatchObject({
    isOpen: true,
    answer: { kind: 'results', results: [] },
  });
});

test('SE-09 a broken connection changes nothing that is shown', () => {
  expect(after(requested, { type: 'failed', request: 1 })).toMatchObject({ isOpen: false, answer: null });
});

test.each([
  { error: new TypeError('Failed to fetch'), logged: 1, why: 'a broken connection' },
  { error: { err_no: 100200, err_str: 'busy' }, logged: 1, why: 'an error number' },
  { error: { err_no: 0, err_str: '' }, logged: 0, why: 'no error' },
])('LO-06 SE-09 of $why $logged lines are logged', ({ error, logged }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logComparisonError(error);
  expect(warn).toHaveBeenCalledTimes(logged);
  warn.mockRestore();
});

test('SE-07 SE-09 whoever may not search is informed from three characters on, and nothing is requested', () => {
  const locked = { ...NO_COMPARISON, isLocked: true };
  expect(after(locked, typed('no')).isOpen).toBe(false);
  const locked2 = after(locked, typed('nor'));
  expect(locked2).toMatchObject({ text: 'nor', isOpen: true, lookup: { phase: 'idle' } });
  expect(after(locked2, { type: 'cleared' })).toMatchObject({ isLocked: true, text: '', isOpen: false });
});
