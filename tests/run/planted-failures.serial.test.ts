import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

const VITEST_CONFIG = `export default { test: { projects: [
  { test: { name: 'pure', include: ['*.test.ts'], exclude: ['*.serial.test.ts'] } },
  { test: { name: 'database', include: [] } },
  { test: { name: 'serial', include: ['*.serial.test.ts'] } },
] } };`;

/** A small project with our packages and our runner, and one good file for each step. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'basispoint-planted-'));
  for (const own of ['tests', 'node_modules']) mkdirSync(join(folder, own));
  // Package by package: what a run writes into node_modules/.cache stays here.
  const packages = readdirSync('node_modules').filter((name) => name !== '.cache');
  for (const shared of ['tests/run', ...packages.map((name) => join('node_modules', name))])
    symlinkSync(resolve(shared), join(folder, shared));
  plant('biome.json', `{ "files": { "includes": ["good.ts", "planted.ts"] } }\n`);
  plant(
    'tsconfig.json',
    `{ "compilerOptions": { "noEmit": true, "types": [] }, "include": ["*.ts"], "exclude": ["*.test.ts", "*.spec.ts", "*.config.ts"] }`,
  );
  plant('vitest.config.ts', VITEST_CONFIG);
  plant('playwright.config.ts', `export default { testMatch: '*.spec.ts', workers: 1, retries: 1 };`);
  plant('good.ts', 'export const a = 1;\n');
  plant('good.test.ts', `import { test } from 'vitest';\ntest('it holds', () => {});\n`);
  plant('good.serial.test.ts', `import { test } from 'vitest';\ntest('it holds alone', () => {});\n`);
  plant('good.spec.ts', `import { test } from '@playwright/test';\ntest('it holds', () => {});\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plant = (name: string, content: string) => writeFileSync(join(folder, name), content);

async function runTests(args: readonly string[] = []) {
  const child = spawn(process.execPath, ['tests/run/run.ts', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // None of the planted specs opens a page: any program that answers --version will do.
    env: { ...process.env, CHROMIUM_PATH: process.execPath, NO_COLOR: '1' },
  });
  const [output, errors, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  return { exitCode, output: output + errors, closingLine: output.trim().split('\n').at(-1) };
}

test('a project without a fault passes every step', async () => {
  const { exitCode, closingLine } = await runTests();
  expect([closingLine, exitCode]).toEqual(['5 passed, 0 failed', 0]);
});

test.each([
  { step: 'lint', file: 'planted.ts', content: 'debugger;\n', said: 'noDebugger' },
  { step: 'types', file: 'planted.ts', content: `export const a: number = 'text';\n`, said: 'TS2322' },
  {
    step: 'unit',
    file: 'planted.test.ts',
    content: 'this is no program',
    said: 'unit: planted.test.ts',
  },
  {
    step: 'browser',
    file: 'planted.spec.ts',
    content: 'this is no program',
    said: 'browser: outside any test',
  },
])(
  'a planted fault in $step turns the closing line and the exit code',
  async ({ step, file, content, said }) => {
    plant(file, content);
    const { exitCode, output, closingLine } = await runTests([step]);
    expect(output).toContain(said);
    expect(closingLine).toMatch(/^[0-2] passed, 1 failed$/);
    expect(exitCode).toBe(1);
  },
);

test('a failed unit test turns the closing line and the exit code, and is repeated by the command that is named', async () => {
  plant(
    'planted.test.ts',
    `import { describe, expect, test } from 'vitest';
     describe('numbers', () => test('two (hold)', () => expect(2).toBe(3)));`,
  );
  const { exitCode, output, closingLine } = await runTests(['unit']);
  expect(output).toContain('expected 2 to be 3');
  expect(output).toContain(`alone: npm test -- unit planted.test.ts -t 'numbers > two \\(hold\\)'`);
  expect([closingLine, exitCode]).toEqual(['2 passed, 1 failed', 1]);

  const alone = await runTests(['unit', 'planted.test.ts', '-t', 'numbers > two \\(hold\\)']);
  expect([alone.closingLine, alone.exitCode]).toEqual(['0 passed, 1 failed', 1]);
});

test('a failed browser test turns the closing line and the exit code, and a second try is named', async () => {
  plant(
    'planted.spec.ts',
    `import { expect, test } from '@playwright/test';
     test('two holds', () => expect(2).toBe(3));
     test('three is late', ({}, { retry }) => expect(retry).toBe(1));`,
  );
  const { exitCode, output, closingLine } = await runTests(['browser']);
  expect(output).toMatch(/passed only at the second try:\n {2}planted\.spec\.ts › three is late/);
  expect(output).toContain('alone: npm test -- browser planted.spec.ts:2');
  expect([closingLine, exitCode]).toEqual(['2 passed, 1 failed', 1]);
});
