import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { chooseSpecs } from './changed-specs.ts';
import { readChromium } from './chromium.ts';
import { startProgress, toClosingLine, toProgressLine } from './progress.ts';
import { groupSteps, type Plan, planChanged, planSteps, type Step } from './steps.ts';
import { countStep, type StepResult, summarize } from './summary.ts';
import type { TestEvent } from './test-event.ts';
import {
  addCounts,
  advance,
  type FileTimes,
  joinRuns,
  NOTHING_RUN,
  type TestRun,
  updateTimes,
} from './test-run.ts';

/** How long each test file took the last time, to say how long the rest will take. */
const TIMES_FILE = 'node_modules/.cache/basispoint/test-times.json';

/** Node keeps there what it has compiled. Hundreds of processes and threads of the tests begin with the same modules. */
const COMPILED = resolve('node_modules/.cache/basispoint/compiled');

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const plan = readPlan(process.argv.slice(2));
if ('usage' in plan) {
  process.stderr.write(`basispoint: ${plan.usage}\n`);
  process.exit(2);
}

let times = readTimes();
const results: StepResult[] = [];
let isStopped = false;
for (const group of groupSteps(plan.steps, readMemory())) {
  if (isStopped) break;
  results.push(...(await runGroup(group)));
  if (plan.isWhole && !isStopped) writeTimes(times);
}

const counts = addCounts(results.map(countStep));
for (const line of summarize(results)) console.log(line);
console.log(`\n${toClosingLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function readPlan(args: string[]): Plan | { usage: string } {
  if (args[0] !== 'changed') return planSteps(args);
  const since = args[1] ?? 'HEAD';
  const specs = chooseSpecs(listChanged(since), globSync('tests/e2e/*.spec.ts').sort());
  return planChanged({ since, specs });
}

function listChanged(since: string): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...list('diff', '--name-only', '--relative', since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Steps that run at once have one line of progress. */
async function runGroup(steps: readonly Step[]): Promise<StepResult[]> {
  const name = steps.map((step) => step.name).join(' and ');
  console.log(`\nbasispoint: ${name}`);
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const runs = steps.map(() => NOTHING_RUN);
  const progress = steps.some((step) => step.hasReporter)
    ? startProgress(process.stdout, () =>
        toProgressLine({ step: name, run: joinRuns(runs), times, elapsedMs: elapsed() }),
      )
    : undefined;
  const print = (text: string) => progress?.print(text);
  const ended = steps.map(async (step, at) => {
    const take = (event: TestEvent) => {
      runs[at] = takeEvent(runs[at] ?? NOTHING_RUN, event, print);
    };
    const exitCode = await runStep(step, take);
    return { step, run: runs[at] ?? NOTHING_RUN, exitCode, elapsedMs: elapsed() };
  });
  const results = await Promise.all(ended);
  progress?.stop();
  times = updateTimes(times, joinRuns(runs));
  return results;
}

function takeEvent(run: TestRun, event: TestEvent, print: (text: string) => void): TestRun {
  if (event.kind === 'test' && event.test.outcome === 'failed')
    print(`\nFAILED ${event.test.file} › ${event.test.title}\n${event.test.errors.join('\n')}\n`);
  if (event.kind === 'fault') print(`\nFAILED ${event.file ?? ''}\n${event.error}\n`);
  return advance(run, event);
}

/** Gives the exit code. */
async function runStep(step: Step, take: (event: TestEvent) => void): Promise<number> {
  const chromium = step.name === 'browser' ? readChromium() : undefined;
  if (chromium === null) return 1;
  const env = {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    NODE_ENV: 'test',
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  const children = step.processes.map((args) =>
    spawn(process.execPath, [step.script, ...args], {
      stdio: ['ignore', 'inherit', 'inherit', ...(step.hasReporter ? (['ipc'] as const) : [])],
      env,
    }),
  );
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true;
    for (const each of SIGNALS) process.off(each, stop).on(each, () => undefined);
    // Vitest and Playwright stop their servers on this one only; at a terminal they have it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of children) child.kill('SIGINT');
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const exitCodes = await Promise.all(children.map((child) => waitForEnd(child.on('message', take))));
  for (const signal of SIGNALS) process.off(signal, stop);
  return Math.max(...exitCodes);
}

function waitForEnd(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** What the machine has, or what a container may take of it. */
function readMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

function readTimes(): FileTimes {
  if (!existsSync(TIMES_FILE)) return {};
  return JSON.parse(readFileSync(TIMES_FILE, 'utf8'));
}

function writeTimes(latest: FileTimes): void {
  mkdirSync(dirname(TIMES_FILE), { recursive: true });
  writeFileSync(TIMES_FILE, JSON.stringify(latest));
}
