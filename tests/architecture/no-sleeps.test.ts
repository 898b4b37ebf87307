import { expect, test } from 'vitest';
import { readTestSources } from './test-sources.ts';

/** Waits for a condition in processes that the test runner does not run. */
const ONLY_TIMER = 'tests/wait-for.ts';

const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'sleeps in the browser': /\bwaitForTimeout\b/,
  'imports a timer to sleep by': /timers\/promises/,
  'sets a timer': /\bsetTimeout\(/,
  'limits a test of its own': /^\s*(?:\}, )?\d[\d_]{3,},?\s*\);$/m,
};

function findSleeps(file: string, text: string): string[] {
  if (file === ONLY_TIMER) return [];
  return Object.entries(FORBIDDEN).flatMap(([why, pattern]) => (pattern.test(text) ? `${file} ${why}` : []));
}

test('a sleep is found, and waiting for a state is not taken for one', () => {
  const found = (text: string) => findSleeps('a.test.ts', text).length;
  const timer = 'setTimeout';
  expect(found(`await page.${'waitFor'}Timeout(10)`)).toBe(1);
  expect(found(`await new Promise((done) => ${timer}(done, 10))`)).toBe(1);
  expect(found(`import { ${timer} as sleep } from 'node:timers${'/'}promises';`)).toBe(1);
  expect(found(`test('x', () => {\n}, ${'60'}_000);`)).toBe(1);
  expect(found(`test.each([1])(\n  'x',\n  () => {},\n  ${'60'}_000,\n);`)).toBe(1);
  expect(found(`await expect.poll(() => state).toBe('ready')`)).toBe(0);
});

test('no test waits for milliseconds: it waits for a state', async () => {
  const sources = await readTestSources();
  sources.delete('tests/architecture/no-sleeps.test.ts');
  expect([...sources].flatMap(([file, text]) => findSleeps(file, text))).toEqual([]);
});
