import { buildInWorker } from '../src/foundation/search-index/build-in-worker.server.ts';
import type { SearchDocument } from '../src/foundation/search-index/document.ts';
import { foldText } from '../src/foundation/search-index/folding/fold-text.ts';
import { createRandom } from '../src/ingest/demo-market/random.ts';
import { searchCrowd } from './search-crowd.ts';
import { type Peer, startMiniSearch, startPlainScan, startTrigramsOfPostgres } from './search-peers.ts';

/** `SEARCH_SIZES=300000 npm run bench -- search` for one of them. */
const SIZES = (process.env.SEARCH_SIZES ?? '300000,1000000').split(',').map(Number);
const BATCH = 5_000;
const OUR_TERMS = 2_000;
const PEER_TERMS = 40;
const LIMITS = { p99: 5, megabytes: 250, buildSeconds: 20 };

/** Three letters, exact counts in five categories and the best twenty of each, beside three other ways to count. */
export async function printSearch(): Promise<void> {
  for (const size of SIZES) {
    console.log(`search in ${size.toLocaleString('en-GB')} documents`);
    const { index, bytes, milliseconds, cpuMilliseconds } = await buildInWorker(inBatches(size));
    const terms = sampleTerms(size, OUR_TERMS);
    const three = terms.map((term) => term.slice(0, 3));
    for (const term of three.slice(0, 200)) index.search({ term });
    const megabytes = bytes / 1e6;
    const ours = await timesOf(three, async (term) => index.search({ term }));
    print('ours, 3 letters', ours, megabytes, milliseconds);
    print('ours, a whole word', await timesOf(terms, async (term) => index.search({ term })));
    const slips = terms.slice(0, 300).map((term) => `${term.slice(0, 2)}q${term.slice(2)}`);
    print('ours, one slip', await timesOf(slips, async (term) => index.search({ term })));
    console.log(
      `  budget: ${hold(ours.p99 <= LIMITS.p99)} p99 ≤ ${LIMITS.p99} ms, ` +
        `${hold(megabytes <= LIMITS.megabytes)} ≤ ${LIMITS.megabytes} MB, ` +
        `${hold(milliseconds <= LIMITS.buildSeconds * 1_000)} built in ≤ ${LIMITS.buildSeconds} s ` +
        `(${(cpuMilliseconds / 1_000).toFixed(1)} s of work)`,
    );
    for (const start of [startPlainScan, startTrigramsOfPostgres, startMiniSearch]) {
      await printPeer(await start(size), three.slice(0, PEER_TERMS));
    }
  }
}

async function printPeer(peer: Peer | string, terms: readonly string[]): Promise<void> {
  if (typeof peer === 'string') return console.log(`  ${peer}`);
  await peer.count(terms[0] ?? '');
  const times = await timesOf(terms, (term) => peer.count(term));
  print(peer.name, times, peer.bytes / 1e6, peer.buildMs);
  await peer.stop();
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function timesOf(terms: readonly string[], run: (term: string) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (const term of terms) {
    const begin = performance.now();
    await run(term);
    times.push(performance.now() - begin);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function print(name: string, { p50, p99 }: Times, megabytes?: number, buildMs?: number): void {
  const built = buildMs === undefined ? '' : `, built in ${(buildMs / 1_000).toFixed(1)} s`;
  const memory = megabytes === undefined ? '' : `, ${megabytes.toFixed(0)} MB`;
  console.log(`  ${name.padEnd(20)} p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms${memory}${built}`);
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

/** Words of names that are there, from any place of them: what is asked for is mostly what exists. */
function sampleTerms(size: number, count: number): readonly string[] {
  const random = createRandom('bench/search');
  const every = Math.floor(size / count);
  const terms: string[] = [];
  let told = 0;
  for (const { name, isin, tickers } of searchCrowd(size)) {
    if (told++ % every !== 0) continue;
    const words = foldText(`${name} ${tickers?.join(' ') ?? ''} ${isin ?? ''}`).split(' ');
    const long = words.filter((word) => word.length > 3);
    const word = random.pick(long.length > 0 ? long : words);
    terms.push(word.slice(random.whole(0, Math.max(0, word.length - 4))));
  }
  return terms;
}
