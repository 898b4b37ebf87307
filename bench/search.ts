import { type BuiltIndex, buildInWorker } from '../src/engines/search/build-in-worker.server.ts';
import type { SearchDocument } from '../src/engines/search/document.ts';
import { foldText } from '../src/engines/search/folding/fold-text.ts';
import { createRandom } from '../src/ingest/demo-market/random.ts';
import { searchCrowd } from './search-crowd.ts';
import { printSearchOverHttp } from './search-http.ts';
import { type Peer, startMiniSearch, startPlainScan, startTrigramsOfPostgres } from './search-peers.ts';

/** `SEARCH_SIZES=300000 npm run bench -- search` for one of them. */
const SIZES = (process.env.SEARCH_SIZES ?? '300000,1000000').split(',').map(Number);
const BATCH = 5_000;
const OUR_TERMS = 2_000;
const SLIPS = 500;
const PEER_TERMS = 40;
const ROUNDS = 3;
const LIMITS = { p99: 5, megabytes: 250, buildSeconds: 20 };

interface Candidate {
  readonly name: string;
  readonly terms: readonly string[];
  readonly ask: (term: string) => unknown;
  readonly megabytes?: number;
  readonly buildMs?: number;
  /** By term, the time of its quickest round, and all times. */
  readonly best: number[];
  readonly all: number[];
  cpuMs: number;
}

/** Three letters, exact counts in five categories and the best twenty of each, beside three other ways to count. */
export async function printSearch(): Promise<void> {
  for (const size of SIZES) {
    console.log(`search in ${size.toLocaleString('en-GB')} documents`);
    const built = await buildInWorker(inBatches(size));
    const peers: Peer[] = [];
    for (const start of [startPlainScan, startTrigramsOfPostgres, startMiniSearch]) {
      const peer = await start(size);
      if (typeof peer === 'string') console.log(`  ${peer}`);
      else peers.push(peer);
    }
    const candidates = [...oursOf(built, size), ...peers.map((peer) => toCandidate(peer, size))];
    // In turns: a machine that is slow for a while is slow for all.
    for (let round = 0; round < ROUNDS; round++) for (const candidate of candidates) await measure(candidate);
    for (const candidate of candidates) print(candidate);
    printBudget(candidates, built);
    for (const peer of peers) await peer.stop();
  }
  await printSearchOverHttp();
}

function oursOf({ index, bytes, milliseconds }: BuiltIndex, size: number): readonly Candidate[] {
  const words = sampleTerms(size, OUR_TERMS);
  const slips = words.slice(0, SLIPS).map((term) => `${term.slice(0, 2)}q${term.slice(2)}`);
  const ask = (term: string) => index.search({ term });
  return [
    {
      name: 'ours, 3 letters',
      terms: words.map((term) => term.slice(0, 3)),
      ask,
      megabytes: bytes / 1e6,
      buildMs: milliseconds,
      best: [],
      all: [],
      cpuMs: 0,
    },
    { name: 'ours, a whole word', terms: words, ask, best: [], all: [], cpuMs: 0 },
    { name: 'ours, one slip', terms: slips, ask, best: [], all: [], cpuMs: 0 },
  ];
}

function toCandidate({ name, count, bytes, buildMs }: Peer, size: number): Candidate {
  const terms = sampleTerms(size, PEER_TERMS).map((term) => term.slice(0, 3));
  return { name, terms, ask: count, megabytes: bytes / 1e6, buildMs, best: [], all: [], cpuMs: 0 };
}

async function measure(candidate: Candidate): Promise<void> {
  const { terms, ask, best, all } = candidate;
  for (const term of terms.slice(0, 20)) await ask(term);
  const cpu = process.cpuUsage();
  for (const [at, term] of terms.entries()) {
    const begin = performance.now();
    const answer = ask(term);
    if (answer instanceof Promise) await answer;
    const time = performance.now() - begin;
    all.push(time);
    best[at] = Math.min(best[at] ?? time, time);
  }
  const { user, system } = process.cpuUsage(cpu);
  candidate.cpuMs += (user + system) / 1_000;
}

function print({ name, best, all, cpuMs, megabytes, buildMs }: Candidate): void {
  const built = buildMs === undefined ? '' : `, built in ${(buildMs / 1_000).toFixed(1)} s`;
  const memory = megabytes === undefined ? '' : `, ${megabytes.toFixed(0)} MB`;
  console.log(
    `  ${name.padEnd(20)} p50 ${quantile(best, 0.5)} ms, p99 ${quantile(best, 0.99)} ms (best of ${ROUNDS}; of all ` +
      `${quantile(all, 0.99)}), ${(cpuMs / all.length).toFixed(3)} ms of work each${memory}${built}`,
  );
}

function printBudget(candidates: readonly Candidate[], { bytes, milliseconds, cpuMilliseconds }: BuiltIndex) {
  const p99 = Math.max(...candidates.slice(0, 3).map(({ best }) => Number(quantile(best, 0.99))));
  console.log(
    `  budget: ${hold(p99 <= LIMITS.p99)} p99 ≤ ${LIMITS.p99} ms, ` +
      `${hold(bytes / 1e6 <= LIMITS.megabytes)} ≤ ${LIMITS.megabytes} MB, ` +
      `${hold(cpuMilliseconds <= LIMITS.buildSeconds * 1_000)} built in ≤ ${LIMITS.buildSeconds} s of work ` +
      `(${(cpuMilliseconds / 1_000).toFixed(1)} s of work, ${(milliseconds / 1_000).toFixed(1)} s by the clock)`,
  );
}

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(3);
}

const hold = (isHeld: boolean) => (isHeld ? 'holds' : 'MISSES');

function* inBatches(size: number): Generator<readonly SearchDocument[]> {
  let batch: SearchDocument[] = [];
  for (const document of searchCrowd(size)) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Words of names that are there, from any place of them: what is requested is mostly what exists. */
function sampleTerms(size: number, count: number): readonly string[] {
  const random = createRandom('bench/search');
  const every = Math.floor(size / count);
  const terms: string[] = [];
  let position = 0;
  for (const { name, codes } of searchCrowd(size)) {
    if (position++ % every !== 0) continue;
    const words = foldText(`${name} ${codes?.join(' ') ?? ''}`).split(' ');
    const long = words.filter((word) => word.length > 3);
    const word = random.pick(long.length > 0 ? long : words);
    terms.push(word.slice(random.whole(0, Math.max(0, word.length - 4))));
  }
  return terms;
}
