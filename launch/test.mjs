import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { readChromium } from './chromium.mjs';
import { NODE_24, toEnvironment } from './node-24.mjs';
import { fail } from './say.mjs';
import { ROOT } from './stamps.mjs';
import { countStep, nameFailures, reportIn, STEPS } from './test-steps.mjs';

// `npm test` runs everything; `npm test -- unit src/domain` one step, with arguments for its own program.
const [wanted, ...rest] = process.argv.slice(2);
const steps = wanted === undefined ? STEPS : STEPS.filter(({ name }) => name === wanted);
if (steps.length === 0)
  fail(`there is no step "${wanted}"; the steps are ${STEPS.map(({ name }) => name).join(', ')}`);

await bootstrap({ packages: 'test' });
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const step of steps) {
  console.log(`\nbasispoint: ${step.name}`);
  const outcome = run(step);
  const counted = countStep(step, outcome);
  failures.push(...nameFailures(step, outcome));
  for (const key of Object.keys(total)) total[key] += counted[key];
}
if (failures.length > 0)
  console.log(`\nbasispoint: failed\n${failures.map((name) => `  ${name}`).join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run(step) {
  const chromium = step.name === 'browser' ? readChromium() : undefined;
  if (chromium === null) return { status: 1, report: null };

  const folder = fs.mkdtempSync(join(tmpdir(), 'basispoint-report-'));
  const { args, env } = step.toReportOptions?.(folder) ?? { args: [], env: {} };
  const { status } = spawnSync(NODE_24, [join(ROOT, step.script), ...step.args, ...args, ...rest], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toEnvironment({ NODE_ENV: 'test', ...env, ...(chromium && { CHROMIUM_PATH: chromium }) }),
  });
  const report = findReport(reportIn(folder));
  fs.rmSync(folder, { recursive: true, force: true });
  return { status, report };
}

function findReport(path) {
  try {
    return JSON.parse(fs.readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
