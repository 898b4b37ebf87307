import autocannon from 'autocannon';
import { foldText } from '../src/engines/search/folding/fold-text.ts';
import { startDemoStore } from './demo-store.ts';
import { searchCrowd } from './search-crowd.ts';
import { type RunningServer, startBasispoint } from './servers.ts';
import { signIn } from './sign-in.ts';

const CLIENTS = 16;
const SECONDS = 10;
const COMMON = 'gaz ban kap nor eti oil ста фин ene gro div ria hol 202 tek mar'.split(' ');
const MOST_DIFFERENT = 400;

/** The built server on the large demo market, or on the store that SEARCH_STORE names; all five categories in one call. */
export async function printSearchOverHttp(): Promise<void> {
  const given = process.env.SEARCH_STORE;
  const store = given ? { url: given, stop: async () => undefined } : await startDemoStore('large');
  const server = await startBasispoint({ DATABASE_URL: store.url });
  try {
    const documents = await waitForIndex(server);
    const cookie = await signIn(server);
    for (const terms of [differentTerms(), COMMON]) await printLoad(server, { documents, cookie, terms });
  } finally {
    await server.stop();
    await store.stop();
  }
}

/** How the invented names of the large market begin. */
function differentTerms(): readonly string[] {
  const beginnings = Array.from(searchCrowd(100_000), ({ name }) => foldText(name).slice(0, 3));
  return [...new Set(beginnings)].filter((term) => /^\S{3}$/.test(term)).slice(0, MOST_DIFFERENT);
}

interface Load {
  readonly documents: number;
  readonly cookie: string;
  readonly terms: readonly string[];
}

async function printLoad(server: RunningServer, { documents, cookie, terms }: Load): Promise<void> {
  const headers = { cookie, 'content-type': 'text/plain' };
  const requests = terms.map((body) => ({ method: 'POST' as const, path: '/api/suggest/', body, headers }));
  const before = await readMetric(server, 'process_cpu_seconds_total');
  const {
    latency,
    requests: sent,
    non2xx,
    errors,
  } = await autocannon({
    url: server.origin,
    connections: CLIENTS,
    duration: SECONDS,
    requests,
  });
  const work = ((await readMetric(server, 'process_cpu_seconds_total')) - before) * 1_000;
  console.log(
    `search over HTTP, ${documents.toLocaleString('en-GB')} documents, ${CLIENTS} clients, ${terms.length} terms: p50 ${latency.p50} ms, ` +
      `p99 ${latency.p99} ms, ${sent.average} requests/s, ${(work / sent.total).toFixed(2)} ms of work each, ` +
      `${non2xx + errors} not answered`,
  );
}

async function waitForIndex(server: RunningServer): Promise<number> {
  for (let tries = 0; tries < 3_000; tries++) {
    const documents = await readMetric(server, 'basispoint_search_documents');
    if (documents > 0) return documents;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the search index was not built within five minutes');
}

async function readMetric({ origin }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}
