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
const ROUNDS = Number(process.env.PAGE_ROUNDS ?? 7);

/** The whole stock page: made, sent, drawn and taken over. What cannot be measured here says why, the rest goes on. */
export async function printPage(): Promise<void> {
  const store = await startDemoStore();
  const rendering = await startBasispoint({ DATABASE_URL: store.url, PAGE_CACHE: 'off' });
  const keeping = await startBasispoint({ DATABASE_URL: store.url });
  try {
    await attempt('bytes', () => printBytes(keeping.origin + PAGE));
    await attempt('Next', () => printRatios(store.url, rendering.origin));
    await attempt('slowed browser', () => printSlowBrowser(keeping.origin + PAGE, ROUNDS));
    await attempt('Lighthouse', () => printLighthouse(keeping.origin + PAGE));
  } finally {
    await Promise.all([rendering.stop(), keeping.stop()]);
    await store.stop();
  }
  await attempt('sizes of the store', () => printStoreSizes(PAGE, ROUNDS));
}

async function attempt(what: string, run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => console.log(`${what}: not measured: ${error}`));
}

/**
 * Plain bytes from both: how they are compressed is another question. Few connections: ours turns away what waits too
 * long, and a page that is turned away is cheap.
 */
async function printRatios(databaseUrl: string, origin: string): Promise<void> {
  const plain = { connections: 4, headers: { 'accept-encoding': 'identity' } };
  const ours = { name: 'rendered', measure: () => requestsPerSecond(origin + PAGE, plain) };
  const next = await startNextPeer(databaseUrl);
  const bytes = await startPeer('./peer-same-bytes.ts', { SAME_AS: origin + PAGE });
  try {
    const [wanted, drawn] = await Promise.all([origin, next.origin].map(listSections));
    if (wanted !== drawn) throw new Error(`Next draws ${drawn} where we draw ${wanted}`);
    const peer = { name: 'Next 16', measure: () => requestsPerSecond(next.origin + PAGE, plain) };
    const floor = { name: 'node:http', measure: () => requestsPerSecond(bytes.origin, plain) };
    const unit = 'requests/s';
    printTable([
      await compare({ title: 'stock page rendered, against Next 16', unit, ours, peer, atLeast: 4 }, ROUNDS),
      await compare(
        { title: 'stock page rendered, against node:http sending its bytes', unit, ours, peer: floor },
        ROUNDS,
      ),
    ]);
  } finally {
    await Promise.all([next.stop(), bytes.stop()]);
  }
}

async function listSections(origin: string): Promise<string> {
  const html = await (await fetch(origin + PAGE)).text();
  return [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id).join();
}
