import { startDemoStore } from './demo-store.ts';
import type { Comparison } from './frame.ts';
import { requestsPerSecond } from './load.ts';
import { type RunningServer, startBasispoint, startPeer } from './servers.ts';

const PAGE = '/stocks/norvik-steel/';

export interface Prepared {
  readonly comparisons: readonly Comparison[];
  stop(): Promise<void>;
}

/** The stock page from the cache, rendered, and as data, each beside the least that could answer the same. */
export async function prepareStockPage(): Promise<Prepared> {
  const store = await startDemoStore();
  const databaseUrl = store.url;
  const cached = await startBasispoint({ DATABASE_URL: databaseUrl });
  const rendering = await startBasispoint({ DATABASE_URL: databaseUrl, PAGE_CACHE: 'off' });
  await warm(cached.origin + PAGE);
  const sameBytes = await startPeer('./peer-same-bytes.ts', { SAME_AS: cached.origin + PAGE });
  const bareSql = await startPeer('./peer-bare-sql.ts', { DATABASE_URL: databaseUrl });
  const servers: RunningServer[] = [cached, rendering, sameBytes, bareSql];
  const at = (name: string, url: string, headers?: Record<string, string>) => ({
    name,
    measure: () => requestsPerSecond(url, headers ? { headers } : {}),
  });
  return {
    comparisons: [
      {
        title: 'stock page from the cache, against node:http sending the same bytes',
        unit: 'requests/s',
        ours: at('cached', cached.origin + PAGE),
        peer: at('node:http', sameBytes.origin),
        atLeast: 0.8,
      },
      {
        title: 'stock page rendered, against node:http sending the same bytes',
        unit: 'requests/s',
        ours: at('rendered', rendering.origin + PAGE),
        peer: at('node:http', sameBytes.origin),
      },
      {
        title: 'stock page data as JSON, not cached, against its bare SQL',
        unit: 'requests/s',
        ours: at('format=json', `${rendering.origin}${PAGE}?format=json`, { 'accept-encoding': 'identity' }),
        peer: at('bare SQL', bareSql.origin, { 'accept-encoding': 'identity' }),
        atLeast: 0.7,
      },
    ],
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await store.stop();
    },
  };
}

/** The small form is made behind the first answers. */
async function warm(url: string): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await fetch(url, { headers: { 'accept-encoding': 'br' } }).then((response) => response.text());
    await new Promise((done) => setTimeout(done, 200));
  }
}
