import { join } from 'node:path';

const REPORT = 'report.json';

/** In order. A step either reports its tests as JSON or counts as one check. */
export const STEPS = [
  { name: 'lint', script: 'node_modules/@biomejs/biome/bin/biome', args: ['check'] },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: [] },
  {
    name: 'unit',
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json'],
    toReportOptions: (folder) => ({ args: [`--outputFile=${join(folder, REPORT)}`], env: {} }),
    count: countVitest,
    nameFailed: nameFailedInVitest,
  },
  {
    name: 'browser',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    toReportOptions: (folder) => ({ args: [], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, REPORT) } }),
    count: countPlaywright,
    nameFailed: nameFailedInPlaywright,
  },
];

export function reportIn(folder) {
  return join(folder, REPORT);
}

/** What a step adds to the sum; one that ended badly without a failed test counts as one failure. */
export function countStep({ count }, { status, report }) {
  const isFine = status === 0;
  if (count === undefined && isFine) return { passed: 1, failed: 0, skipped: 0 };
  if (count === undefined || report === null) return { passed: 0, failed: 1, skipped: 0 };
  const counted = count(report);
  return isFine || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that could not even be loaded has failed, though none of its tests has.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** What the run ends with, so that nobody has to look for it among thousands of lines. */
export function nameFailures({ name, nameFailed }, { status, report }) {
  const failed = report === null ? [] : (nameFailed?.(report) ?? []);
  if (failed.length > 0) return failed.map((title) => `${name}: ${title}`);
  return status === 0 ? [] : [`${name} ended with ${status}`];
}

function nameFailedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = name.split('/').slice(-2).join('/');
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}

function nameFailedInPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...nameFailedInPlaywright(suite),
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ]);
}
