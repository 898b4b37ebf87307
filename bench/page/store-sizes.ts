import pg from 'pg';
import { startDemoStore } from '../demo-store.ts';
import { compare, printTable } from '../frame.ts';
import { requestsPerSecond } from '../load.ts';
import { startBasispoint } from '../servers.ts';
import { growStore } from './grow-store.ts';

/** How much dearer the page may become with the store: 1.2 times. */
const LEAST_SHARE = 1 / 1.2;

/** Traded shares in the stores that are compared. */
const FEW = 1_000;
const MANY = 100_000;

/** The same page made from a small market and from a large one. */
export async function printStoreSizes(page: string, rounds: number): Promise<void> {
  const stores = [await startDemoStore(), await startDemoStore()] as const;
  await growStore(stores[0].url, FEW);
  await growStore(stores[1].url, MANY);
  const [small, large] = await Promise.all(
    stores.map(({ url }) => startBasispoint({ DATABASE_URL: url, PAGE_CACHE: 'off' })),
  );
  try {
    if (!small || !large) throw new Error('two stores have two servers');
    const [few, many] = await Promise.all(stores.map(({ url }) => countShares(url)));
    const outcome = await compare(
      {
        title: `stock page rendered with ${many} shares in the store, against ${few}`,
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

async function countShares(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from stock').finally(() => client.end());
  return Number(rows[0]?.count).toLocaleString('en-GB');
}
