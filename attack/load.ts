import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, LoadClient } from './load-client.ts';
import { startSite } from './site.ts';

const GOAL = { share: 0.8, answeredMs: 1_000, refusedMs: 50, recoveryMs: 5_000, visitor: 0.95 };
const SECONDS = 8;
/** Cached: sent from memory. Drawn: made anew for every request. */
const PAGES = { cached: '/stocks/', drawn: '/stocks/?show_labels=1' };

let checked = 0;
const missed: string[] = [];

const site = await startSite();
try {
  for (const [name, path] of Object.entries(PAGES)) {
    await measureCapacity(path, 2);
    const capacity = await measureCapacity(path, 4);
    console.log(`${name}: ${capacity.toFixed(0)} a second at most`);
    for (const times of [2, 5]) await overload(name, path, capacity, times);
  }
} finally {
  await site.stop();
}
if (checked === 0) missed.push('nothing was checked');
for (const line of missed) console.log(`MISSED ${line}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Sixteen clients, each with its next request once it has an answer. */
async function measureCapacity(path: string, seconds: number): Promise<number> {
  const client = new LoadClient(site.port, path);
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < end) if ((await client.send()).status === 200) answered++;
  };
  await Promise.all(Array.from({ length: 16 }, ask));
  client.close();
  return answered / seconds;
}

async function overload(name: string, path: string, capacity: number, times: number): Promise<void> {
  const clients = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map(
    (address) => new LoadClient(site.port, path, address),
  );
  const visitor = new LoadClient(site.port, PAGES.drawn, '127.0.0.9');
  const seen: Promise<Answered>[] = [];
  const results: Answered[] = [];
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < SECONDS * 1000) {
    const due = ((performance.now() - began) / 1000) * capacity * times;
    for (; sent < due; sent++) void clients[sent % clients.length]?.send().then((one) => results.push(one));
    if (seen.length * 250 < performance.now() - began) seen.push(visitor.send());
    for (const client of clients) client.tidy();
    await pause(1);
  }
  const ended = performance.now();
  const recoveryMs = await measureRecovery(visitor, ended);
  const visits = await Promise.all(seen);
  for (const client of [...clients, visitor]) client.close();
  report(`${name} ×${times}`, { results, visits, sent, capacity, recoveryMs });
}

async function measureRecovery(visitor: LoadClient, since: number): Promise<number> {
  for (;;) {
    const { status, ms } = await visitor.send();
    if ((status === 200 && ms < GOAL.answeredMs) || performance.now() - since > 60_000)
      return performance.now() - since;
    await pause(50);
  }
}

interface Measured {
  readonly results: readonly Answered[];
  readonly visits: readonly Answered[];
  readonly sent: number;
  readonly capacity: number;
  readonly recoveryMs: number;
}

function report(what: string, { results, visits, sent, capacity, recoveryMs }: Measured): void {
  const isGood = ({ status, ms }: Answered) => status === 200 && ms <= GOAL.answeredMs;
  const good = results.filter(isGood).length;
  const share = good / (capacity * SECONDS);
  const refused = results.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const late = results.filter(({ status, ms }) => status === 200 && ms > GOAL.answeredMs).length;
  const ofVisitor = visits.filter(isGood).length / Math.max(1, visits.length);
  checked += results.length;
  console.log(
    [
      `  ${what}: ${sent} sent`,
      `${good} in time (${percent(share)} of capacity)`,
      `${late} late`,
      `${refused.length} refused (median ${quantile(refused, 0.5)} ms, 99 % within ${quantile(refused, 0.99)} ms)`,
      `${sent - good - late - refused.length} without an answer`,
      `another visitor: ${percent(ofVisitor)} in time`,
      `recovery ${(recoveryMs / 1000).toFixed(1)} s`,
    ].join(', '),
  );
  if (share < GOAL.share) missed.push(`${what}: ${percent(share)} of capacity in time`);
  if (refused.length > 0 && quantile(refused, 0.5) > GOAL.refusedMs)
    missed.push(`${what}: refused after ${quantile(refused, 0.5)} ms`);
  if (ofVisitor < GOAL.visitor) missed.push(`${what}: another visitor had ${percent(ofVisitor)} in time`);
  if (recoveryMs > GOAL.recoveryMs) missed.push(`${what}: recovery took ${recoveryMs.toFixed(0)} ms`);
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0);
}
