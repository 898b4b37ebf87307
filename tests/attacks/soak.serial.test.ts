import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '../../attack/site.ts';
import { findWork, sample } from '../../attack/soak/site-at-work.ts';
import { findLeft } from '../../attack/soak/verdict.ts';
import { startWorkers } from '../../attack/soak/workers.ts';

/** Of each kind of work. */
const LEAST_DONE = 3;

let site: Site;

beforeAll(async () => {
  site = await startSite('--live=always');
});
afterAll(() => site.stop());

test('SF-01 readers, readers that leave, live prices, exports and an operator leave no file and no handle open', async () => {
  const before = await sample(site.origin, 0);
  const workers = startWorkers(await findWork(site.origin));
  await expect.poll(() => [...workers.counts.values()].every(({ done }) => done >= LEAST_DONE)).toBe(true);
  await workers.stop();
  expect([...workers.counts].filter(([, { failed }]) => failed > 0)).toEqual([]);
  await expect.poll(async () => findLeft(before, await sample(site.origin, 0))).toEqual([]);
});
