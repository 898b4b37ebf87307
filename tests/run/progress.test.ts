import { expect, test } from 'vitest';
import { toClock, toClosingLine, toProgressLine } from './progress.ts';
import type { FinishedTest } from './test-event.ts';
import { advance, NOTHING_RUN } from './test-run.ts';

const PASSED: FinishedTest = {
  file: 'a.test.ts',
  title: 'it holds',
  outcome: 'passed',
  milliseconds: 5,
  isFlaky: false,
  errors: [],
  alone: [],
};

test('the progress line says counts, files, time and time left', () => {
  const run = [
    { kind: 'planned', files: { 'a.test.ts': 1, 'b.test.ts': 1, 'c.test.ts': 1, 'd.test.ts': 1 } } as const,
    { kind: 'test', test: PASSED } as const,
    { kind: 'part', file: 'a.test.ts', milliseconds: 5 } as const,
  ].reduce(advance, NOTHING_RUN);
  expect(toProgressLine({ step: 'unit', run, times: {}, elapsedMs: 20_000 })).toBe(
    'unit 1 passed, 0 failed · 1 of 4 files · 0:20, about 1:00 left',
  );
});

test('the progress line promises no end before anything is done', () => {
  expect(toProgressLine({ step: 'unit', run: NOTHING_RUN, times: {}, elapsedMs: 1000 })).toBe(
    'unit 0 passed, 0 failed · 0:01',
  );
});

test.each([
  [0, '0:00'],
  [59_400, '0:59'],
  [59_600, '1:00'],
  [3_600_000, '60:00'],
])('%i ms are shown as %s', (milliseconds, clock) => {
  expect(toClock(milliseconds)).toBe(clock);
});

test('the closing line names what was skipped only where something was', () => {
  expect(toClosingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(toClosingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
