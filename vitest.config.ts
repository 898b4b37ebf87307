import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A limit only ends what hangs: no test is about time, and a busy machine is no failure. */
const MINUTE = 60_000;

const beside = [
  '{attack,bench}/**/*.test.ts',
  'src/**/*.test.{ts,tsx}',
  'tests/{architecture,known-answers,labels,run}/*.test.ts',
];
const needsDatabase = 'src/**/*.database.test.ts';
const worksThroughMuch = 'src/**/*.large.test.ts';
const runsAlone = '{src,tests}/**/*.serial.test.ts';

export default defineConfig({
  test: {
    projects: [
      project('pure', {
        include: beside,
        exclude: [needsDatabase, runsAlone, worksThroughMuch],
        isolate: false,
        maxWorkers: 2,
      }),
      project('large', { include: [worksThroughMuch], isolate: false, maxWorkers: 2 }),
      project('database', {
        include: ['tests/**/*.test.ts', needsDatabase],
        exclude: [...beside.slice(2), runsAlone],
        globalSetup: ['tests/database-server.ts'],
        isolate: false,
        // One of them mostly waits: for a timer of the product, a download or another process.
        maxWorkers: 3,
        sequence: { groupOrder: 1 },
      }),
      project('serial', {
        include: [runsAlone],
        globalSetup: ['tests/database-server.ts'],
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});

function project(
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  return {
    // Pages are drawn as the site draws them: React for production, several times as fast.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    test: {
      name,
      env: { NODE_ENV: 'production' },
      setupFiles: [
        'tests/property-seed.ts',
        ...(process.env.RECORD_STATEMENTS ? ['tests/released/record-statements.ts'] : []),
      ],
      hookTimeout: 15 * MINUTE,
      testTimeout: 15 * MINUTE,
      expect: { poll: { timeout: 5 * MINUTE } },
      css: { modules: { classNameStrategy: 'non-scoped' } },
      ...test,
    },
  };
}
