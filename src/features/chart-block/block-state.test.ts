import { expect, test } from 'vitest';
import { blockData, yearView } from './block-for-tests.ts';
import { type BlockEvent, type BlockState, findProblem, reduceBlock, startBlock } from './block-state.ts';

const YEAR = startBlock({ view: yearView(), reversed: null, trend: 'not_selected' });
const SPAN = { from: '2025-11-14', to: '2026-11-13' };
const TULIP = { key: 'tulip-50', name: 'Tulip 50', url: '/api/indexes/2/chart/' };
const HARBOUR = { key: 'harbour-20', name: 'Harbour 20', url: '/api/indexes/3/chart/' };

const after = (events: readonly BlockEvent[], from = YEAR) => events.reduce(reduceBlock, from);
const add = (companion = TULIP): BlockEvent => ({ type: 'companion-added', companion });
const choose = (id: number): BlockEvent => ({ type: 'period-chosen', id });
const move = (moved: 'from' | 'to', day: string, span = SPAN): BlockEvent => ({
  type: 'day-moved',
  moved,
  day,
  span,
});
const arrive = (request: number, answers: BlockState['view']['answers'] = {}): BlockEvent => ({
  type: 'arrived',
  request,
  data: blockData([7]),
  answers,
});
const valuesOf = ({ view }: BlockState) => view.data.series[0]?.data.map(({ value }) => value);
const compared = ({ requested }: BlockState) => requested.companions.map(({ key, tone }) => `${key} ${tone}`);

test.each<{ why: string; events: BlockEvent[]; phase: BlockState['phase']; range: object; shows: number[] }>([
  {
    why: 'a tab is requested while the chart stays',
    events: [choose(1)],
    phase: 'loading',
    range: { kind: 'period', id: 1 },
    shows: [100, 102, 101],
  },
  {
    why: 'its answer is shown',
    events: [choose(1), arrive(1)],
    phase: 'still',
    range: { kind: 'period', id: 1 },
    shows: [7],
  },
  {
    why: 'an answer to an older choice is ignored',
    events: [choose(1), choose(2), arrive(1)],
    phase: 'loading',
    range: { kind: 'period', id: 2 },
    shows: [100, 102, 101],
  },
  {
    why: 'the last choice wins',
    events: [choose(1), choose(2), arrive(1), arrive(2)],
    phase: 'still',
    range: { kind: 'period', id: 2 },
    shows: [7],
  },
  {
    why: 'going back to what is shown requests nothing',
    events: [choose(1), choose(4)],
    phase: 'still',
    range: { kind: 'period', id: 4 },
    shows: [100, 102, 101],
  },
  {
    why: 'and a late answer does not undo it',
    events: [choose(1), choose(4), arrive(1)],
    phase: 'still',
    range: { kind: 'period', id: 4 },
    shows: [100, 102, 101],
  },
  {
    why: 'a failure keeps the chart',
    events: [choose(1), { type: 'failed', request: 1 }],
    phase: 'failed',
    range: { kind: 'period', id: 1 },
    shows: [100, 102, 101],
  },
  {
    why: 'a failure of an older request is none',
    events: [choose(1), choose(2), { type: 'failed', request: 1 }],
    phase: 'loading',
    range: { kind: 'period', id: 2 },
    shows: [100, 102, 101],
  },
  {
    why: 'trying again requests the same',
    events: [choose(1), { type: 'failed', request: 1 }, { type: 'retried' }],
    phase: 'loading',
    range: { kind: 'period', id: 1 },
    shows: [100, 102, 101],
  },
  {
    why: 'there is nothing to try again',
    events: [{ type: 'retried' }],
    phase: 'still',
    range: { kind: 'period', id: 4 },
    shows: [100, 102, 101],
  },
  {
    why: 'a moved start leaves the tabs',
    events: [move('from', '2026-01-01')],
    phase: 'loading',
    range: { kind: 'days', from: '2026-01-01', to: '2026-11-13' },
    shows: [100, 102, 101],
  },
  {
    why: 'a start too far back pulls the end',
    events: [move('from', '2010-05-05')],
    phase: 'loading',
    range: { kind: 'days', from: '2010-05-05', to: '2020-05-05' },
    shows: [100, 102, 101],
  },
  {
    why: 'an end too far on pushes the start',
    events: [move('to', '2026-11-13', { from: '2010-01-01', to: '2012-01-01' })],
    phase: 'loading',
    range: { kind: 'days', from: '2016-11-13', to: '2026-11-13' },
    shows: [100, 102, 101],
  },
  {
    why: 'a start after the end requests nothing',
    events: [move('from', '2026-12-01')],
    phase: 'still',
    range: { kind: 'days', from: '2026-12-01', to: '2026-11-13' },
    shows: [100, 102, 101],
  },
  {
    why: 'nor waits for what was requested',
    events: [choose(1), move('from', '2026-12-01'), arrive(1)],
    phase: 'still',
    range: { kind: 'days', from: '2026-12-01', to: '2026-11-13' },
    shows: [100, 102, 101],
  },
])('CB-01 CB-03 $why', ({ events, phase, range, shows }) => {
  const state = after(events);
  expect(state.phase).toBe(phase);
  expect(state.requested.range).toEqual(range);
  expect(valuesOf(state)).toEqual(shows);
});

test('CB-09 days in the wrong order have their message until they are mended', () => {
  const wrong = after([move('from', '2026-12-01')]);
  expect(findProblem(wrong)).toBe('graph_period_start_incorrect');
  expect(findProblem(after([choose(1)], wrong))).toBeNull();
  expect(findProblem(YEAR)).toBeNull();
});

test('CB-09 days in the wrong order in the address stand in the fields, with their message, above the first period', () => {
  const reversed = { from: '2026-11-13', to: '2026-01-01' };
  const opened = startBlock({ view: yearView(), reversed, trend: 'not_selected' });
  expect(findProblem(opened)).toBe('graph_period_start_incorrect');
  expect(opened.requested.range).toEqual({ kind: 'days', ...reversed });
  expect(valuesOf(opened)).toEqual([100, 102, 101]);
  expect(findProblem(after([choose(1)], opened))).toBeNull();
});

test.each<{
  why: string;
  events: BlockEvent[];
  are: string[];
  notice: string | null;
  phase?: BlockState['phase'];
}>([
  {
    why: 'one is loaded before it is shown',
    events: [add()],
    are: ['tulip-50 2'],
    notice: null,
    phase: 'loading',
  },
  {
    why: 'it stays where it has values',
    events: [add(), arrive(1, { 'tulip-50': blockData([5]) })],
    are: ['tulip-50 2'],
    notice: null,
  },
  {
    why: 'one that is there is ignored',
    events: [add(), arrive(1, { 'tulip-50': blockData([5]) }), add()],
    are: ['tulip-50 2'],
    notice: null,
  },
  {
    why: 'one without any value is not added',
    events: [add(), arrive(1, { 'tulip-50': blockData([null]) })],
    are: [],
    notice: 'null_compare_data',
  },
  {
    why: 'one that cannot be loaded is taken back',
    events: [add(), { type: 'failed', request: 1 }],
    are: [],
    notice: 'compare_failed',
  },
  {
    why: 'two in a hurry come together',
    events: [add(), add(HARBOUR), arrive(2, { 'tulip-50': blockData([5]), 'harbour-20': blockData([6]) })],
    are: ['tulip-50 2', 'harbour-20 3'],
    notice: null,
  },
  {
    why: 'the others keep their colour',
    events: [
      add(),
      add(HARBOUR),
      arrive(2, { 'tulip-50': blockData([5]), 'harbour-20': blockData([6]) }),
      { type: 'companion-removed', key: 'tulip-50' },
    ],
    are: ['harbour-20 3'],
    notice: null,
  },
  {
    why: 'a free colour is used again',
    events: [
      add(),
      add(HARBOUR),
      arrive(2, { 'tulip-50': blockData([5]), 'harbour-20': blockData([6]) }),
      { type: 'companion-removed', key: 'tulip-50' },
      add({ ...TULIP, key: 'x' }),
    ],
    are: ['harbour-20 3', 'x 2'],
    notice: null,
    phase: 'loading',
  },
  {
    why: 'one that is taken away on its way is not waited for',
    events: [add(), { type: 'companion-removed', key: 'tulip-50' }],
    are: [],
    notice: null,
  },
  {
    why: 'a tab takes it along',
    events: [add(), arrive(1, { 'tulip-50': blockData([5]) }), choose(1)],
    are: ['tulip-50 2'],
    notice: null,
    phase: 'loading',
  },
  {
    why: 'and keeps it in a range where it has nothing',
    events: [
      add(),
      arrive(1, { 'tulip-50': blockData([5]) }),
      choose(1),
      arrive(2, { 'tulip-50': blockData([]) }),
    ],
    are: ['tulip-50 2'],
    notice: null,
  },
])('CM-01 CM-02 compared with another: $why', ({ events, are, notice, phase = 'still' }) => {
  const state = after(events);
  expect(compared(state)).toEqual(are);
  expect(state.notice?.code ?? null).toBe(notice);
  expect(state.phase).toBe(phase);
});

test('CM-02 ten are the most, and what the chart is about is one of them', () => {
  const nine = Array.from({ length: 9 }, (_, at) => add({ ...TULIP, key: `index-${at}` }));
  const full = after(nine);
  expect(compared(full)).toHaveLength(9);
  expect(full.notice).toBeNull();
  const refused = reduceBlock(full, add());
  expect(compared(refused)).toHaveLength(9);
  expect(refused.notice).toEqual({ code: 'max_indexes_in_compare', count: 1 });
  expect(reduceBlock(refused, add()).notice?.count).toBe(2);
});

test('CB-01 a series is hidden and shown again, a trend is chosen, the logo goes and comes', () => {
  const once = after([
    { type: 'series-toggled', id: 'a' },
    { type: 'trend-chosen', trend: 'linear' },
    { type: 'logo-toggled' },
  ]);
  expect(once).toMatchObject({ hidden: new Set(['a']), trend: 'linear', look: { hasLogo: false } });
  expect(after([{ type: 'series-toggled', id: 'a' }, { type: 'logo-toggled' }], once)).toMatchObject({
    hidden: new Set(),
    look: { hasLogo: true },
  });
});

test('CB-04 texts begin at 16, 15, 15 and 13 pixels, go by one pixel and stop at both ends', () => {
  expect(YEAR.look.sizes).toEqual({ title: 16, subtitle: 15, axis: 15, legend: 13 });
  const step = (by: 1 | -1): BlockEvent => ({ type: 'text-stepped', part: 'axis', by });
  expect(after([step(1)]).look.sizes).toEqual({ title: 16, subtitle: 15, axis: 16, legend: 13 });
  expect(after(Array.from({ length: 40 }, () => step(-1))).look.sizes.axis).toBe(9);
  expect(after(Array.from({ length: 40 }, () => step(1))).look.sizes.axis).toBe(28);
  expect(after([step(1), { type: 'text-reset' }]).look.sizes).toEqual(YEAR.look.sizes);
});
