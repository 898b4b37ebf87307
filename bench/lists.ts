import pg from 'pg';
import { type DemoStore, startDemoStore } from './demo-store.ts';
import { requestsPerSecond } from './load.ts';
import { type RunningServer, startBasispoint } from './servers.ts';
import type { Prepared } from './stock-page.ts';

const [FEW, MANY] = [300, 300_000];
/** To reach: an answer takes at most 1.2 times as long. */
const AT_LEAST = 1 / 1.2;

const QUESTIONS: readonly { readonly title: string; readonly path: string }[] = [
  { title: 'the first page, as data', path: '/bonds/?format=json' },
  { title: 'the first page, as a document', path: '/bonds/' },
  { title: 'one filter', path: '/bonds/?format=json&coupon=fixed' },
  {
    title: 'three filters, sorted',
    path: '/bonds/?format=json&coupon=fixed&status=active&matures_from=2028-01-01&sort=-matures',
  },
  { title: 'a name', path: '/bonds/?format=json&find=norvik' },
  { title: 'the last page', path: '/bonds/?format=json&sort=-coupon_rate&page=last' },
];

/** The same list of bonds with 300 and with 300,000 in it: exact counts of every facet and fifty rows each time. */
export async function prepareLists(): Promise<Prepared> {
  const few = await startStore(FEW);
  const many = await startStore(MANY);
  return {
    comparisons: QUESTIONS.map(({ title, path }) => ({
      title: `list of bonds: ${title}`,
      unit: 'requests/s',
      ours: { name: '300,000', measure: () => requestsPerSecond(many.server.origin + path) },
      peer: { name: '300', measure: () => requestsPerSecond(few.server.origin + path) },
      atLeast: AT_LEAST,
    })),
    stop: async () => {
      await Promise.all([few.server.stop(), many.server.stop()]);
      await Promise.all([few.store.stop(), many.store.stop()]);
    },
  };
}

async function startStore(bonds: number): Promise<{ store: DemoStore; server: RunningServer }> {
  const store = await startDemoStore();
  await fillWithBonds(store.url, bonds);
  const server = await startBasispoint({ DATABASE_URL: store.url, PAGE_CACHE: 'off' });
  await waitForLists(server, bonds);
  return { store, server };
}

/** Copies of the demo market's bonds with names, codes, coupons and days of their own, until there are so many. */
async function fillWithBonds(url: string, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number; id: number }>(
    'select count(*)::int as count, (select max(id) from instrument) as id from bond',
  );
  const [{ count = 0, id = 0 } = {}] = rows;
  await client.query(`
    create temporary table copied as
      select ${id} + row_number() over (order by copy, instrument.id) as new_id, copy, instrument.*
        from generate_series(1, ${Math.ceil(wanted / Math.max(count, 1))}) copy cross join instrument where kind = 'bond'
       limit ${Math.max(0, wanted - count)}`);
  await client.query(`
    insert into instrument (id, kind, string_id, issuer_id, name, names, ticker, isin, currency, status, listed_on, batch_id)
    select new_id, kind, string_id || '-' || copy, issuer_id, name || ' ' || copy, '{}', null, left(isin, 8) || lpad(copy::text, 4, '0'),
           currency, status, listed_on, batch_id from copied`);
  await client.query(`
    insert into bond (instrument_id, nominal, amount, coupon_type, coupon_rate, base_rate, coupons_per_year, day_count,
                      issued_on, matures_on, sector, index_ratio, index_ratio_on)
    select new_id, nominal, amount, coupon_type, coupon_rate + (copy % 100) / 100.0, base_rate, coupons_per_year, day_count,
           issued_on, matures_on + copy % 1000, sector, index_ratio, index_ratio_on
      from copied join bond on bond.instrument_id = copied.id`);
  await client.query('analyze');
  await client.end();
}

async function waitForLists({ origin }: RunningServer, bonds: number): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    const answer = await fetch(`${origin}/bonds/?format=json&find=norvik`);
    const index = Number(
      /^basispoint_search_documents (\S+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1] ?? 0,
    );
    if (answer.ok && index >= bonds) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the lists were not read within ten minutes');
}
