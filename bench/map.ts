import pg from 'pg';
import { startDemoStore } from './demo-store.ts';
import { compare, type Outcome, printTable } from './frame.ts';
import { requestsPerSecond } from './load.ts';
import { type RunningServer, startBasispoint } from './servers.ts';
import { signIn } from './sign-in.ts';

/** What the bonds of the crowd yield at least: nobody who requests less sees one of them. */
const CROWD_YIELD = 500;

/** Questions that both markets answer with the same bonds: what is drawn is the same, and what lies around it is not. */
const QUESTIONS: readonly { readonly title: string; readonly search: string }[] = [
  { title: 'one issuer', search: 'issuer=norvik-steel&trend=linear' },
  {
    title: 'two filters and a range',
    search: `kind=fixed&sector=corporate,government&yield_to=${CROWD_YIELD - 1}`,
  },
];

/** How much dearer the map may become with the store: 1.2 times. */
const LEAST_SHARE = 1 / 1.2;

/** The answer of the bond map from the demo market, and from one where every bond of 300,000 instruments has a price. */
export async function printMap(): Promise<void> {
  const stores = [await startDemoStore('small'), await startDemoStore('large')] as const;
  await priceCrowd(stores[1].url, await bondsOf(stores[0].url));
  const [small, large] = await Promise.all(
    stores.map(({ url }) => startBasispoint({ DATABASE_URL: url, PAGE_CACHE: 'off' })),
  );
  try {
    if (!small || !large) throw new Error('two stores have two servers');
    await Promise.all([small, large].map(waitUntilRead));
    const [ofSmall, ofLarge] = [await askerOf(small), await askerOf(large)];
    const outcomes: Outcome[] = [];
    for (const { title, search } of QUESTIONS) {
      const [few, many] = [await ofSmall.countPoints(search), await ofLarge.countPoints(search)];
      if (few !== many || few === 0) throw new Error(`"${search}" is ${few} bonds here and ${many} there`);
      outcomes.push(
        await compare({
          title: `bond map of ${title}, ${few} bonds, with the large market in the store, against the small one`,
          unit: 'requests/s',
          ours: { name: 'large', measure: () => ofLarge.measure(search) },
          peer: { name: 'small', measure: () => ofSmall.measure(search) },
          atLeast: Number(LEAST_SHARE.toFixed(2)),
        }),
      );
    }
    printTable(outcomes);
  } finally {
    await Promise.all([small?.stop(), large?.stop()]);
    await Promise.all(stores.map((store) => store.stop()));
  }
}

async function bondsOf(url: string): Promise<readonly string[]> {
  const rows = await query<{ string_id: string }>(
    url,
    `select string_id from instrument where kind = 'bond'`,
  );
  return rows.map((row) => row.string_id);
}

/** Those that the demo market leaves without a price get one, and the whole crowd yields that nobody else has. */
async function priceCrowd(url: string, others: readonly string[]): Promise<void> {
  // Without a place to be traded at a bond has no price, and the server would take it away.
  await query(
    url,
    `insert into listing (instrument_id, venue_id, ticker, currency, batch_id)
     select id, (select min(id) from venue), string_id, currency, batch_id from instrument
      where kind = 'bond' and not exists (select from listing where instrument_id = instrument.id)`,
  );
  const priced = await query(
    url,
    `insert into bond_measure (bond_id, day, price, ytm, leading_yield, macaulay_duration, modified_duration, g_spread, z_spread)
     select id, current_date, 100, ${CROWD_YIELD} + id % 90, ${CROWD_YIELD} + id % 90, 1 + id % 12, 1 + id % 11, 300, 300
       from instrument join bond on instrument_id = id where string_id <> all($1)
     on conflict (bond_id) do update set ytm = excluded.ytm, leading_yield = excluded.leading_yield
     returning bond_id`,
    [others],
  );
  console.log(`${priced.length.toLocaleString('en-GB')} bonds around those that are asked for`);
  await query(url, 'analyze');
}

async function query<Row>(url: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A server reads its lists and builds its index behind the first requests: whoever measures waits for it. */
async function waitUntilRead({ origin }: RunningServer): Promise<void> {
  for (const list of ['bonds', 'stocks', 'indexes', 'etf', 'company'])
    await fetch(`${origin}/${list}/?format=json`);
  let before = -1;
  for (let tries = 0; tries < 600; tries++) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const documents = Number(/^basispoint_search_documents (\S+)$/m.exec(metrics)?.[1] ?? 0);
    if (documents > 0 && documents === before) return;
    before = documents;
    await new Promise((done) => setTimeout(done, 1_000));
  }
  throw new Error('the index was not built within ten minutes');
}

async function askerOf(server: RunningServer) {
  const headers = { cookie: await signIn(server) };
  const urlOf = (search: string) => `${server.origin}/bonds/map/?format=json&${search}`;
  return {
    countPoints: async (search: string): Promise<number> => {
      const answer = await fetch(urlOf(search), { headers });
      const { points } = (await answer.json()) as { points: { columns: { id: number[] } } };
      return points.columns.id.length;
    },
    measure: (search: string) => requestsPerSecond(urlOf(search), { connections: 4, headers }),
  };
}
