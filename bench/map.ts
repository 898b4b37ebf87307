import { startDemoStore } from './demo-store.ts';
import { compare, printTable } from './frame.ts';
import { requestsPerSecond } from './load.ts';
import { type RunningServer, startBasispoint } from './servers.ts';
import { signIn } from './sign-in.ts';

/** One issuer's bonds, which both stores have: what is asked is the same, and what lies around it is not. */
const MAP = '/bonds/map/?format=json&issuer=norvik-steel&trend=linear';
/** How much dearer the map may become with the store: 1.2 times. */
const LEAST_SHARE = 1 / 1.2;

/** The answer of the bond map from the demo market and from the large one. */
export async function printMap(): Promise<void> {
  const stores = [await startDemoStore('small'), await startDemoStore('large')] as const;
  const [small, large] = await Promise.all(
    stores.map(({ url }) => startBasispoint({ DATABASE_URL: url, PAGE_CACHE: 'off' })),
  );
  try {
    if (!small || !large) throw new Error('two stores have two servers');
    const measureOn = async (server: RunningServer) => {
      const headers = { cookie: await signIn(server) };
      return () => requestsPerSecond(server.origin + MAP, { connections: 4, headers });
    };
    const outcome = await compare({
      title: 'bond map of one issuer with the large market in the store, against the small one',
      unit: 'requests/s',
      ours: { name: 'large', measure: await measureOn(large) },
      peer: { name: 'small', measure: await measureOn(small) },
      atLeast: Number(LEAST_SHARE.toFixed(2)),
    });
    printTable([outcome]);
  } finally {
    await Promise.all([small?.stop(), large?.stop()]);
    await Promise.all(stores.map((store) => store.stop()));
  }
}
