import { setTimeout as pause } from 'node:timers/promises';
import { describeLoad, report } from '../report.ts';
import { startSite } from '../site.ts';
import { findWork, sample } from './site-at-work.ts';
import { findLeft, fitTrends, judge, type Sample } from './verdict.ts';
import { startWorkers } from './workers.ts';

const MINUTES = Number(process.env.ATTACK_MINUTES ?? 30);
const BETWEEN_MS = 1_000;
/** All readers have left: what they held is to be free again. */
const AFTER_MS = 60_000;

const findings: string[] = [];
const site = await startSite('--live=always');
try {
  const before = await sample(site.origin, 0);
  const samples: Sample[] = [];
  const workers = startWorkers(await findWork(site.origin));
  const began = performance.now();
  while (performance.now() - began < MINUTES * 60_000) {
    await pause(BETWEEN_MS);
    samples.push(await sample(site.origin, (performance.now() - began) / 1000));
  }
  await workers.stop();

  for (const [what, { done, refused, failed }] of workers.counts) {
    console.log(`  ${what}: ${done} answered, ${refused} refused for overload`);
    if (failed > 0) findings.push(`${what}: ${failed} failed`);
    if (done === 0) findings.push(`${what}: nothing was done`);
  }
  const trends = fitTrends(samples);
  for (const { measure, median, growth, perHour, bound } of trends)
    console.log(
      `  ${measure}: median ${median.toFixed(1)}, fitted growth ${growth.toFixed(1)} (${perHour.toFixed(1)} an hour), bound ${bound.toFixed(1)}`,
    );
  findings.push(...judge(samples, trends), ...(await waitUntilFree(before)));
  console.log(`  ${samples.length} samples in ${MINUTES} minutes; ${describeLoad()}`);
} finally {
  await site.stop();
}
report(findings);

async function waitUntilFree(before: Sample): Promise<readonly string[]> {
  const end = performance.now() + AFTER_MS;
  for (;;) {
    const left = findLeft(before, await sample(site.origin, 0));
    if (left.length === 0 || performance.now() > end) return left;
    await pause(BETWEEN_MS);
  }
}
