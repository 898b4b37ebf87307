import { startDemoStore } from './demo-store.ts';
import { requestsPerSecond } from './load.ts';
import { SERIES_BODY } from './series-body.ts';
import { type RunningServer, startBasispoint, startPeer } from './servers.ts';
import { signIn } from './sign-in.ts';
import type { Prepared } from './stock-page.ts';

const PATH = '/api/chart/get_tradings/';
/** What a browser that reads the JSON unpacked would measure is the unpacking. */
const PLAIN = { 'accept-encoding': 'identity' };

/** Three years of prices and turnover: cached, for readers without an account and with one, and read anew for each request. */
export async function prepareSeries(): Promise<Prepared> {
  const store = await startDemoStore();
  const environment = { DATABASE_URL: store.url };
  const cached = await startBasispoint(environment);
  const reading = await startBasispoint({ ...environment, PAGE_CACHE: 'off' });
  const cookie = await signIn(cached);
  const sameBytes = await startPeer('./peer-same-bytes.ts', {
    SAME_AS: cached.origin + PATH,
    SAME_BODY: JSON.stringify(SERIES_BODY),
  });
  const bareSql = await startPeer('./peer-bare-series.ts', environment);
  const servers: RunningServer[] = [cached, reading, sameBytes, bareSql];
  const at = (name: string, url: string, headers: Record<string, string> = {}) => ({
    name,
    measure: () => requestsPerSecond(url, { json: SERIES_BODY, headers }),
  });
  return {
    comparisons: [
      {
        title: 'three years of a share, cached, against node:http sending the same bytes',
        unit: 'requests/s',
        ours: at('cached', cached.origin + PATH),
        peer: at('node:http', sameBytes.origin),
        atLeast: 0.7,
      },
      {
        title: 'the same to a reader with an account',
        unit: 'requests/s',
        ours: at('cached', cached.origin + PATH, { cookie }),
        peer: at('node:http', sameBytes.origin),
      },
      {
        title: 'three years of a share, not cached, against its bare SQL',
        unit: 'requests/s',
        ours: at('read', reading.origin + PATH, { ...PLAIN, cookie }),
        peer: at('bare SQL', bareSql.origin, PLAIN),
        atLeast: 0.8,
      },
    ],
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await store.stop();
    },
  };
}
