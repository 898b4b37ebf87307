import { expect, test } from 'vitest';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { EXPORT_STATES } from '#platform/exports/export-state.ts';
import { pauseBefore, percentOf, toAnnounce } from './polling.ts';

const line = (state: ExportLine['state'], its: Partial<ExportLine> = {}): ExportLine => ({
  id: state,
  title: 'Norvik Steel',
  file_name: 'norvik-steel.xlsx',
  state,
  rows_total: 2_610,
  rows_written: 0,
  size: null,
  created_at: '2026-06-30T22:00',
  expires_at: null,
  is_seen: false,
  ...its,
});

test.each(EXPORT_STATES.map((state) => ({ state, asks: state === 'waiting' || state === 'running' })))(
  'CH-16 while a file is $state the page asks again: $asks',
  ({ state, asks }) => {
    expect(pauseBefore([line('ready'), line(state)], 0) !== null).toBe(asks);
  },
);

test('CH-16 nobody is asked where there are no files, and a long work is requested ever more rarely', () => {
  expect(pauseBefore([], 0)).toBeNull();
  const pauses = Array.from({ length: 40 }, (_, requested) => pauseBefore([line('running')], requested) ?? 0);
  expect(pauses[0]).toBe(1_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(10_000);
});

test('CH-16 the notice shows what is open, and what is ready or failed until it was seen', () => {
  const files = EXPORT_STATES.map((state) => line(state));
  expect(toAnnounce(files).map(({ state }) => state)).toEqual(['waiting', 'running', 'ready', 'failed']);
  const seen = EXPORT_STATES.map((state) => line(state, { is_seen: true }));
  expect(toAnnounce(seen).map(({ state }) => state)).toEqual(['waiting', 'running']);
});

test.each([
  { rows_written: 0, percent: 0 },
  { rows_written: 1_044, percent: 40 },
  { rows_written: 2_609, percent: 99 },
  { rows_written: 2_610, percent: 100 },
])('CH-16 $rows_written of 2,610 rows are $percent %', ({ rows_written, percent }) => {
  expect(percentOf(line('running', { rows_written }))).toBe(percent);
});
