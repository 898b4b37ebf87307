import { expect, test } from 'vitest';
import { countStep, type StepResult, summarize } from './summary.ts';
import type { FinishedTest } from './test-event.ts';
import { NOTHING_RUN } from './test-run.ts';

const PASSED: FinishedTest = {
  file: 'src/a.test.ts',
  title: 'it holds',
  outcome: 'passed',
  milliseconds: 1500,
  isFlaky: false,
  errors: [],
  alone: ['unit', 'src/a.test.ts', '-t', "it's held"],
};
const LINT = { name: 'lint', hasReporter: false };
const result = (tests: FinishedTest[], exitCode = 0): StepResult => ({
  step: { name: 'unit', hasReporter: true },
  run: { ...NOTHING_RUN, tests },
  exitCode,
  elapsedMs: 61_000,
});

test('a good run ends with its steps and its slowest tests', () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({ ...PASSED, title: `test ${at}`, milliseconds: at }));
  const lines = summarize([result(tests)]);
  expect(lines).toContain('    1:01  unit');
  expect(lines.filter((line) => line.includes(' s  src/a.test.ts'))).toHaveLength(10);
  expect(lines.indexOf('     0.0 s  src/a.test.ts › test 11')).toBe(lines.indexOf('slowest tests:') + 1);
  expect(lines).not.toContain('failed:');
});

test('a failed test is named with the command that runs it alone', () => {
  const lines = summarize([result([{ ...PASSED, outcome: 'failed' }], 1)]);
  expect(lines.at(-1)).toBe(
    `  unit: src/a.test.ts › it holds\n    alone: npm test -- unit src/a.test.ts -t 'it'\\''s held'`,
  );
});

test('a test that needed a second try is named', () => {
  expect(summarize([result([{ ...PASSED, isFlaky: true }])])).toContain('passed only at the second try:');
});

test('a step that fails as a whole is named with its exit code', () => {
  expect(summarize([{ ...result([], 2), step: LINT }]).at(-1)).toBe(
    '  lint ended with exit code 2\n    alone: npm test -- lint',
  );
});

test('a step without a reporter counts as one check', () => {
  expect(countStep({ ...result([]), step: LINT })).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countStep({ ...result([], 1), step: LINT })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
