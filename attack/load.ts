import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, LoadClient } from './load-client.ts';
import { GOAL, judgeLoad } from './load-verdict.ts';
import { describeLoad, report } from './report.ts';
import { startSite } from './site.ts';
import { SLOWED_SHARE, slowDown } from './slow-server.ts';

const SECONDS = 8;
interface Page {
  readonly path: string;
  /** As many as keep the server busy all the time, and no more than it lets in. */
  readonly clients: number;
}

/** Cached: sent from memory. Drawn: made anew for every request. */
const PAGES = {
  cached: { path: '/stocks/', clients: 64 },
  drawn: { path: '/stocks/?show_labels=1', clients: 12 },
};

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

async function overloadWith(name: string, page: Page, coreShare: number): Promise<void> {
  await measureCapacity(page);
  let before = await measureCapacity(page);
  for (const times of [2, 5]) {
    const seen = await overload({ path: page.path, capacity: before, times });
    // Thousands of connections close.
    await pause(2_000);
    const after = await measureCapacity(page);
    // What a machine can do changes within a minute where others share it.
    const capacity = (before + after) / 2;
    const verdict = judgeLoad({ ...seen, capacity, seconds: SECONDS, coreShare });
    const what = `${name} ×${times}`;
    console.log(`  ${what} of ${capacity.toFixed(0)} a second: ${verdict.summary}`);
    missed.push(...verdict.missed.map((line) => `${what}: ${line}`));
    before = after;
  }
}

/** Clients of whom each has its next request once it has an answer. */
async function measureCapacity({ path, clients }: Page, seconds = 4): Promise<number> {
  const client = new LoadClient(site.port, path);
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const { status } = await client.send();
      if (status === 200 && performance.now() < end) answered++;
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  client.close();
  return answered / seconds;
}

interface Overload {
  readonly path: string;
  readonly capacity: number;
  readonly times: number;
}

async function overload({ path, capacity, times }: Overload) {
  const clients = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map(
    (address) => new LoadClient(site.port, path, address),
  );
  const visitor = new LoadClient(site.port, path, '127.0.0.9');
  // Half of its share among them all, but no more than a person asks for.
  const visitEveryMs = Math.max(250, (2 * 1000 * (clients.length + 1)) / capacity);
  const seen: Promise<Answered>[] = [];
  const answered: Answered[] = [];
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < SECONDS * 1000) {
    const due = ((performance.now() - began) / 1000) * capacity * times;
    for (; sent < due; sent++) void clients[sent % clients.length]?.send().then((one) => answered.push(one));
    if (seen.length * visitEveryMs < performance.now() - began) seen.push(visitor.send());
    for (const client of clients) client.tidy();
    await pause(4);
  }
  const results = [...answered];
  const recoveryMs = await measureRecovery(visitor, performance.now());
  const visits = await Promise.all(seen);
  for (const client of [...clients, visitor]) client.close();
  checked += results.length;
  return { results, visits, sent, recoveryMs };
}

async function measureRecovery(visitor: LoadClient, since: number): Promise<number> {
  for (;;) {
    const { status, ms } = await visitor.send();
    if ((status === 200 && ms < GOAL.answeredMs) || performance.now() - since > 60_000)
      return performance.now() - since;
    await pause(50);
  }
}
