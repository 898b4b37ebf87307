import pg from 'pg';
import { startDemoStore } from '../demo-store.ts';
import { compare, printTable } from '../frame.ts';
import { requestsPerSecond } from '../load.ts';
import { startBasispoint } from '../servers.ts';

/** How much dearer the page may become with the store: 1.2 times. */
const LEAST_SHARE = 1 / 1.2;

/** The same page made from the demo market and from the large one. */
export async function printStoreSizes(page: string, rounds: number): Promise<void> {
  const stores = [await startDemoStore('small'), await startDemoStore('large')] as const;
  const [small, large] = await Promise.all(
    stores.map(({ url }) => startBasispoint({ DATABASE_URL: url, PAGE_CACHE: 'off' })),
  );
  try {
    if (!small || !large) throw new Error('two stores have two servers');
    const [few, many] = await Promise.all(stores.map(({ url }) => countInstruments(url)));
    const outcome = await compare(
      {
        title: `stock page rendered with ${many} instruments in the store, against ${few}`,
        unit: 'requests/s',
        ours: { name: 'large', measure: () => requestsPerSecond(large.origin + page, { connections: 4 }) },
        peer: { name: 'small', measure: () => requestsPerSecond(small.origin + page, { connections: 4 }) },
        atLeast: Number(LEAST_SHARE.toFixed(2)),
      },
      rounds,
    );
    printTable([outcome]);
  } finally {
    await Promise.all([small?.stop(), large?.stop()]);
    await Promise.all(stores.map((store) => store.stop()));
  }
}

async function countInstruments(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query('select count(*)::int as count from instrument')
    .finally(() => client.end());
  return Number(rows[0]?.count).toLocaleString('en-GB');
}
