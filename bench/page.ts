import { startDemoStore } from './demo-store.ts';
import { compare, printTable } from './frame.ts';
import { requestsPerSecond } from './load.ts';
import { printBytes } from './page/bytes.ts';
import { printLighthouse } from './page/lighthouse.ts';
import { startNextPeer } from './page/next-peer.ts';
import { printSlowBrowser } from './page/slow-browser.ts';
import { printStoreSizes } from './page/store-sizes.ts';
import { startBasispoint, startPeer } from './servers.ts';

const PAGE = '/stocks/norvik-steel/';
/** A stock, a bond, a company, the home page, a list and the map. */
const LIGHTHOUSE_PAGES = [
  PAGE,
  '/bonds/norvik-steel-bond-1/',
  '/company/norvik-steel/',
  '/',
  '/stocks/',
  '/bonds/map/',
];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);

/** The whole stock page: made, sent, drawn and taken over. What cannot be measured here says why, the rest goes on. */
export async function printPage(): Promise<void> {
  const store = await startDemoStore();
  const joined = await startBasispoint({ DATABASE_URL: store.url, PAGE_CACHE: 'parts' });
  const made = await startBasispoint({ DATABASE_URL: store.url, PAGE_CACHE: 'off' });
  const cached = await startBasispoint({ DATABASE_URL: store.url });
  try {
    await attempt('bytes', () => printBytes(cached.origin + PAGE));
    await attempt('Next', () => printRatios(store.url, { joined: joined.origin, made: made.origin }));
    await attempt('slowed browser', () => printSlowBrowser(cached.origin + PAGE, ROUNDS));
    await attempt('Lighthouse', () => printLighthouse(cached.origin, LIGHTHOUSE_PAGES));
  } finally {
    await Promise.all([joined.stop(), made.stop(), cached.stop()]);
    await store.stop();
  }
  await attempt('sizes of the store', () => printStoreSizes(PAGE, ROUNDS));
}

async function attempt(what: string, run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => console.log(`${what}: not measured: ${error}`));
}

/**
 * Plain bytes from all: how they are compressed is another question. Few connections: ours turns away what waits too
 * long, and a page that is turned away is cheap. Next reads its data by our loaders, so it keeps them as we do.
 */
async function printRatios(databaseUrl: string, origins: { joined: string; made: string }): Promise<void> {
  const ask = (name: string, origin: string) => ({
    name,
    measure: () =>
      requestsPerSecond(origin + PAGE, { connections: 4, headers: { 'accept-encoding': 'identity' } }),
  });
  const ours = ask('from cached parts', origins.joined);
  const next = await startNextPeer(databaseUrl);
  const bytes = await startPeer('./peer-same-bytes.ts', { SAME_AS: origins.joined + PAGE });
  try {
    const [wanted, drawn] = await Promise.all([origins.joined, next.origin].map(listSections));
    if (wanted !== drawn) throw new Error(`Next draws ${drawn} where we draw ${wanted}`);
    const unit = 'requests/s';
    const against = (title: string, peer: ReturnType<typeof ask>, atLeast?: number) =>
      compare({ title, unit, ours, peer, ...(atLeast !== undefined && { atLeast }) }, ROUNDS);
    printTable([
      await against('stock page, against Next 16', ask('Next 16', next.origin), 6),
      await against('stock page, against node:http sending its bytes', ask('node:http', bytes.origin)),
      await against('stock page, against itself with nothing cached', ask('all rendered anew', origins.made)),
    ]);
  } finally {
    await Promise.all([next.stop(), bytes.stop()]);
  }
}

async function listSections(origin: string): Promise<string> {
  const html = await (await fetch(origin + PAGE)).text();
  return [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id).join();
}
