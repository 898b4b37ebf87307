import { expect, test } from 'vitest';
import type { FinishedTest, TestEvent } from './test-event.ts';
import { addCounts, advance, countRun, joinRuns, NOTHING_RUN, shareDone, updateTimes } from './test-run.ts';

const TEST: FinishedTest = {
  file: 'a.test.ts',
  title: 'it holds',
  outcome: 'passed',
  milliseconds: 5,
  isFlaky: false,
  errors: [],
  alone: [],
};
const after = (...events: TestEvent[]) => events.reduce(advance, NOTHING_RUN);
const planned: TestEvent = { kind: 'planned', files: { 'a.test.ts': 1, 'b.spec.ts': 4 } };
const part = (file: string, milliseconds = 100): TestEvent => ({ kind: 'part', file, milliseconds });

test.each([
  { what: 'nothing ran', events: [], isClean: true, counts: { passed: 0, failed: 0, skipped: 0 } },
  {
    what: 'each outcome counts by itself',
    events: [
      { kind: 'test', test: TEST },
      { kind: 'test', test: { ...TEST, outcome: 'failed' } },
      { kind: 'test', test: { ...TEST, outcome: 'skipped' } },
    ],
    isClean: false,
    counts: { passed: 1, failed: 1, skipped: 1 },
  },
  {
    what: 'a file that cannot be loaded is a failure',
    events: [{ kind: 'fault', file: 'a.test.ts', error: 'SyntaxError' }],
    isClean: false,
    counts: { passed: 0, failed: 1, skipped: 0 },
  },
  {
    what: 'a program that ends badly without a failed test is a failure',
    events: [{ kind: 'test', test: TEST }],
    isClean: false,
    counts: { passed: 1, failed: 1, skipped: 0 },
  },
] satisfies { what: string; events: TestEvent[]; isClean: boolean; counts: object }[])(
  'counting a run: $what',
  ({ events, isClean, counts }) => {
    expect(countRun(after(...events), isClean)).toEqual(counts);
  },
);

test('counts of steps add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test.each([
  { what: 'nothing is planned yet', events: [], times: {}, share: 0 },
  { what: 'unknown files weigh the same', events: [planned, part('a.test.ts')], times: {}, share: 0.5 },
  {
    what: 'a known file weighs its time',
    events: [planned, part('a.test.ts')],
    times: { 'a.test.ts': 900, 'b.spec.ts': 100 },
    share: 0.9,
  },
  {
    what: 'a file counts part by part',
    events: [planned, part('b.spec.ts'), part('b.spec.ts')],
    times: {},
    share: 0.25,
  },
  {
    what: 'more parts than planned are not more than the file',
    events: [planned, part('a.test.ts'), part('a.test.ts')],
    times: {},
    share: 0.5,
  },
])('the share of the work that is done: $what', ({ events, times, share }) => {
  expect(shareDone(after(...events), times)).toBeCloseTo(share);
});

test('runs of steps that run at once are shown as one', () => {
  const joined = joinRuns([after(planned, part('a.test.ts', 5)), after(part('c.test.ts', 7))]);
  expect(Object.keys(joined.done)).toEqual(['a.test.ts', 'c.test.ts']);
  expect(joined.planned).toEqual(after(planned).planned);
  expect(countRun(joinRuns([after(), after()]))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('times are taken from files that ran to their end and kept for the others', () => {
  const run = after(planned, part('a.test.ts', 120.4), part('b.spec.ts', 7));
  expect(updateTimes({ 'b.spec.ts': 40, 'c.test.ts': 3 }, run)).toEqual({
    'a.test.ts': 120,
    'b.spec.ts': 40,
    'c.test.ts': 3,
  });
});
