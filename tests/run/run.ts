import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chooseSpecs } from './changed-specs.ts';
import { readChromium } from './chromium.ts';
import { startProgress, toClosingLine, toProgressLine } from './progress.ts';
import { type Plan, planChanged, planSteps, type Step } from './steps.ts';
import { countStep, type StepResult, summarize } from './summary.ts';
import type { TestEvent } from './test-event.ts';
import { addCounts, advance, type FileTimes, NOTHING_RUN, updateTimes } from './test-run.ts';

/** How long each test file took the last time, to say how long the rest will take. */
const TIMES_FILE = 'node_modules/.cache/basispoint/test-times.json';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const plan = readPlan(process.argv.slice(2));
if ('usage' in plan) {
  process.stderr.write(`basispoint: ${plan.usage}\n`);
  process.exit(2);
}

let times = readTimes();
const results: StepResult[] = [];
let isStopped = false;
for (const step of plan.steps) {
  if (isStopped) break;
  results.push(await runStep(step));
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

async function runStep(step: Step): Promise<StepResult> {
  console.log(`\nbasispoint: ${step.name}`);
  const began = performance.now();
  const chromium = step.name === 'browser' ? readChromium() : undefined;
  if (chromium === null) return { step, run: NOTHING_RUN, exitCode: 1, elapsedMs: 0 };

  let run = NOTHING_RUN;
  const elapsed = () => performance.now() - began;
  const env = { ...process.env, NODE_ENV: 'test', ...(chromium && { CHROMIUM_PATH: chromium }) };
  const children = step.processes.map((args) =>
    spawn(process.execPath, [step.script, ...args], {
      stdio: ['ignore', 'inherit', 'inherit', ...(step.hasReporter ? (['ipc'] as const) : [])],
      env,
    }),
  );
  const progress = step.hasReporter
    ? startProgress(process.stdout, () =>
        toProgressLine({ step: step.name, run, times, elapsedMs: elapsed() }),
      )
    : undefined;
  const take = (event: TestEvent) => {
    run = advance(run, event);
    if (event.kind === 'test' && event.test.outcome === 'failed')
      progress?.print(`\nFAILED ${event.test.file} › ${event.test.title}\n${event.test.errors.join('\n')}\n`);
    if (event.kind === 'fault') progress?.print(`\nFAILED ${event.file ?? ''}\n${event.error}\n`);
  };
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true;
    for (const each of SIGNALS) process.off(each, stop).on(each, () => undefined);
    // Vitest and Playwright stop their servers on this one only; at a terminal they have it already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of children) child.kill('SIGINT');
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const exitCodes = await Promise.all(children.map((child) => waitForEnd(child.on('message', take))));
  const exitCode = Math.max(...exitCodes);
  for (const signal of SIGNALS) process.off(signal, stop);
  progress?.stop();
  times = updateTimes(times, run);
  return { step, run, exitCode, elapsedMs: elapsed() };
}

function waitForEnd(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function readTimes(): FileTimes {
  if (!existsSync(TIMES_FILE)) return {};
  return JSON.parse(readFileSync(TIMES_FILE, 'utf8'));
}

function writeTimes(latest: FileTimes): void {
  mkdirSync(dirname(TIMES_FILE), { recursive: true });
  writeFileSync(TIMES_FILE, JSON.stringify(latest));
}
