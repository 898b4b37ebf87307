import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, LoadClient } from './load-client.ts';
import { GOAL, judgeLoad } from './load-verdict.ts';
import { describeLoad, report } from './report.ts';
import { startSite } from './site.ts';
import { SLOWED_SHARE, slowDown } from './slow-server.ts';

const SECONDS = 8;
/** Cached: sent from memory. Drawn: made anew for every request. */
const PAGES = { cached: '/stocks/', drawn: '/stocks/?show_labels=1' };

let checked = 0;
const missed: string[] = [];

const site = await startSite();
try {
  await overloadWith('drawn', PAGES.drawn, 1);
  const speedUp = slowDown(site.server.pid, availableParallelism());
  try {
    await overloadWith('cached', PAGES.cached, SLOWED_SHARE);
  } finally {
    speedUp();
  }
} finally {
  await site.stop();
}
if (checked === 0) missed.push('nothing was checked');
console.log(`  ${describeLoad()}`);
report(missed);

async function overloadWith(name: string, path: string, coreShare: number): Promise<void> {
  await measureCapacity(path, 2);
  const capacity = await measureCapacity(path, 4);
  console.log(`${name}: ${capacity.toFixed(0)} a second at most`);
  for (const times of [2, 5]) await overload({ name, path, coreShare, capacity, times });
}

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

interface Overload {
  readonly name: string;
  readonly path: string;
  readonly coreShare: number;
  readonly capacity: number;
  readonly times: number;
}

async function overload({ name, path, coreShare, capacity, times }: Overload): Promise<void> {
  const clients = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map(
    (address) => new LoadClient(site.port, path, address),
  );
  const visitor = new LoadClient(site.port, path, '127.0.0.9');
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
  const what = `${name} ×${times}`;
  const verdict = judgeLoad({ results, visits, sent, capacity, seconds: SECONDS, recoveryMs, coreShare });
  console.log(`  ${what}: ${verdict.summary}`);
  missed.push(...verdict.missed.map((line) => `${what}: ${line}`));
  checked += results.length;
}

async function measureRecovery(visitor: LoadClient, since: number): Promise<number> {
  for (;;) {
    const { status, ms } = await visitor.send();
    if ((status === 200 && ms < GOAL.answeredMs) || performance.now() - since > 60_000)
      return performance.now() - since;
    await pause(50);
  }
}
