export interface Step {
  readonly name: string;
  readonly script: string;
  /** The arguments of each process: those of a step run at once and count as one. */
  readonly processes: readonly (readonly string[])[];
  /** Without a reporter a step is one check: it passes or fails as a whole. */
  readonly hasReporter: boolean;
  /** Runs at once with the step before it, where there is memory for both. */
  readonly runsBeside?: true;
}

const LINT: Step = {
  name: 'lint',
  script: 'node_modules/@biomejs/biome/bin/biome',
  processes: [['check']],
  hasReporter: false,
};
const TYPES: Step = {
  name: 'types',
  script: 'node_modules/typescript/bin/tsc',
  processes: [[]],
  hasReporter: false,
};
const VITEST = ['run', '--silent=passed-only', '--reporter=./tests/run/vitest-reporter.ts'];
/** Any of the unit tests, by path or title. */
const UNIT: Step = {
  name: 'unit',
  script: 'node_modules/vitest/vitest.mjs',
  processes: [VITEST],
  hasReporter: true,
};
/** Serial tests wait for processes and disks more than they compute: beside the others they cost hardly any time. */
const WHOLE_UNIT: Step = {
  ...UNIT,
  processes: [
    [...VITEST, '--project=pure', '--project=large', '--project=database'],
    [...VITEST, '--project=serial'],
  ],
};
const BROWSER: Step = {
  name: 'browser',
  script: 'node_modules/@playwright/test/cli.js',
  processes: [['test', '--reporter=./tests/run/playwright-reporter.ts']],
  hasReporter: true,
};

/** Each of the two waits in turn: for databases and processes here, for pages there. Together they leave no processor idle. */
const WHOLE: readonly Step[] = [LINT, TYPES, WHOLE_UNIT, { ...BROWSER, runsBeside: true }];

export interface Plan {
  readonly steps: readonly Step[];
  /** Whether every test of every step runs: only then do times describe whole files. */
  readonly isWhole: boolean;
}

const USAGE = `usage: npm test                          everything: lint, types, unit, browser
       npm test -- quick                 lint, types and the tests without a database or large amounts
       npm test -- unit [path] [options]     unit and database tests, by Vitest
       npm test -- browser [path] [options]  browser tests, by Playwright
       npm test -- lint | types
       npm test -- changed [commit]      what the changes since a commit touch (default: those not yet committed)`;

/** What `npm test -- …` requests, or how to ask. `changed` is planned by the caller, who knows the files. */
export function planSteps(args: readonly string[]): Plan | { readonly usage: string } {
  const [name, ...options] = args;
  if (name === undefined) return { steps: WHOLE, isWhole: true };
  if (name === 'quick' && options.length === 0)
    return { steps: [LINT, TYPES, withArgs(UNIT, ['--project=pure'])], isWhole: true };
  // A path may name tests of one process only, and the other would fail for want of any.
  const named = options.some((option) => !option.startsWith('-')) ? [UNIT, ...WHOLE] : WHOLE;
  const step = named.find((each) => each.name === name);
  if (step) return { steps: [withArgs(step, options)], isWhole: options.length === 0 };
  return { usage: `there is no step "${name}"\n${USAGE}` };
}

/** Unit and browser tests take 10 GB together: their workers, and databases that are held in memory. */
const MEMORY_FOR_TWO = 14 * 1024 ** 3;

/** Steps one after another, each with those that run beside it. */
export function groupSteps(steps: readonly Step[], memory: number): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const before = groups.at(-1);
    if (step.runsBeside && before && memory >= MEMORY_FOR_TWO) before.push(step);
    else groups.push([step]);
  }
  return groups;
}

export interface ChangedPlan {
  /** The commit that the working tree is compared with. */
  readonly since: string;
  readonly specs: readonly string[];
}

/** Types depend on each other across all files, so they are checked whole. */
export function planChanged({ since, specs }: ChangedPlan): Plan {
  const steps = [
    withArgs(LINT, ['--changed', `--since=${since}`, '--no-errors-on-unmatched']),
    TYPES,
    withArgs(UNIT, [`--changed=${since}`, '--passWithNoTests']),
    ...(specs.length > 0 ? [withArgs(BROWSER, specs)] : []),
  ];
  return { steps, isWhole: false };
}

const withArgs = (step: Step, args: readonly string[]): Step => ({
  ...step,
  processes: step.processes.map((own) => [...own, ...args]),
});
