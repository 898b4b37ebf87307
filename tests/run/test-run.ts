import type { FinishedTest, TestEvent } from './test-event.ts';

/** What one step of `npm test` has reported so far. */
export interface TestRun {
  readonly planned: Readonly<Record<string, number>>;
  /** Parts done and time spent, by file. */
  readonly done: Readonly<Record<string, { readonly parts: number; readonly milliseconds: number }>>;
  readonly tests: readonly FinishedTest[];
  readonly faults: readonly { readonly file: string | null; readonly error: string }[];
}

export const NOTHING_RUN: TestRun = { planned: {}, done: {}, tests: [], faults: [] };

export function advance(run: TestRun, event: TestEvent): TestRun {
  switch (event.kind) {
    case 'planned':
      return { ...run, planned: { ...run.planned, ...event.files } };
    case 'test':
      return { ...run, tests: [...run.tests, event.test] };
    case 'fault':
      return { ...run, faults: [...run.faults, { file: event.file, error: event.error }] };
    case 'part': {
      const { parts, milliseconds } = run.done[event.file] ?? { parts: 0, milliseconds: 0 };
      const sum = { parts: parts + 1, milliseconds: milliseconds + event.milliseconds };
      return { ...run, done: { ...run.done, [event.file]: sum } };
    }
  }
}

/** Runs of steps that run at once, as one; no two of them have a file in common. */
export const joinRuns = (runs: readonly TestRun[]): TestRun => ({
  planned: Object.assign({}, ...runs.map(({ planned }) => planned)),
  done: Object.assign({}, ...runs.map(({ done }) => done)),
  tests: runs.flatMap(({ tests }) => tests),
  faults: runs.flatMap(({ faults }) => faults),
});

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A run that ended badly has at least one failure, whatever its tests said. */
export function countRun({ tests, faults }: TestRun, isExitClean = true): Counts {
  const count = (outcome: FinishedTest['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  const failed = count('failed') + faults.length;
  return {
    passed: count('passed'),
    failed: failed === 0 && !isExitClean ? 1 : failed,
    skipped: count('skipped'),
  };
}

export function addCounts(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** How long each file took the last time, in milliseconds. */
export type FileTimes = Readonly<Record<string, number>>;

/**
 * The share of the work that is done, from 0 to 1. A file that ran before counts by its time then, any other by the
 * mean of those: counting files alone would promise an end that one slow file then delays by minutes.
 */
export function shareDone({ planned, done }: TestRun, times: FileTimes): number {
  const known = Object.keys(planned).flatMap((file) => times[file] ?? []);
  const mean = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : 1;
  let total = 0;
  let finished = 0;
  for (const [file, parts] of Object.entries(planned)) {
    const weight = times[file] ?? mean;
    total += weight;
    finished += weight * Math.min(1, (done[file]?.parts ?? 0) / parts);
  }
  return total === 0 ? 0 : finished / total;
}

/** Files that ran to their end, with their times; others keep what they had. */
export function updateTimes(times: FileTimes, { planned, done }: TestRun): FileTimes {
  const finished = Object.entries(done).filter(([file, { parts }]) => parts >= (planned[file] ?? 1));
  return {
    ...times,
    ...Object.fromEntries(finished.map(([file, { milliseconds }]) => [file, Math.round(milliseconds)])),
  };
}
