import { toClock } from './progress.ts';
import type { Step } from './steps.ts';
import type { FinishedTest } from './test-event.ts';
import { type Counts, countRun, type TestRun } from './test-run.ts';

const SLOWEST = 10;

export interface StepResult {
  readonly step: Pick<Step, 'name' | 'hasReporter'>;
  readonly run: TestRun;
  readonly exitCode: number;
  readonly elapsedMs: number;
}

/** A step without a reporter counts as one check. */
export function countStep({ step, run, exitCode }: StepResult): Counts {
  const isClean = exitCode === 0;
  if (step.hasReporter) return countRun(run, isClean);
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, skipped: 0 };
}

/** What stands above the closing line: the slowest tests, second tries, failures and how to run each alone. */
export function summarize(results: readonly StepResult[]): string[] {
  const tests = results.flatMap(({ run }) => run.tests);
  const ran = tests.filter(({ outcome }) => outcome !== 'skipped');
  const slowest = ran.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  return [
    ...section(
      'steps',
      results.map(({ step: { name }, elapsedMs }) => `${toClock(elapsedMs).padStart(6)}  ${name}`),
    ),
    ...section('slowest tests', slowest.map(toTimed)),
    ...section(
      'passed only at the second try',
      ran.filter(({ isFlaky }) => isFlaky).map((test) => `${toName(test)}\n    ${toCommand(test.alone)}`),
    ),
    ...section('failed', results.flatMap(nameFailures)),
  ];
}

function nameFailures({ step: { name }, run, exitCode }: StepResult): string[] {
  const failed = run.tests.filter(({ outcome }) => outcome === 'failed');
  const named = [
    ...failed.map((test) => `${name}: ${toName(test)}\n    alone: ${toCommand(test.alone)}`),
    ...run.faults.map(({ file, error }) => `${name}: ${file ?? 'outside any test'}: ${firstLine(error)}`),
  ];
  if (named.length > 0 || exitCode === 0) return named;
  return [`${name} ended with exit code ${exitCode}\n    alone: ${toCommand([name])}`];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];

const toName = ({ file, title }: FinishedTest) => `${file} › ${title}`;

const toTimed = (test: FinishedTest) =>
  `${(test.milliseconds / 1000).toFixed(1).padStart(6)} s  ${toName(test)}`;

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

export const toCommand = (args: readonly string[]) => `npm test -- ${args.map(quote).join(' ')}`;

const quote = (argument: string) =>
  /^[\w./:=@-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
