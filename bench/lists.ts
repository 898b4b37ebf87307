import pg from 'pg';
import { type DemoStore, startDemoStore } from './demo-store.ts';
import { requestsPerSecond } from './load.ts';
import { type RunningServer, startBasispoint } from './servers.ts';
import type { Prepared } from './stock-page.ts';

/** `LISTS_SIZES=300,30000 npm run bench -- lists` for others. */
const [FEW = 300, MANY = 300_000] = (process.env.LISTS_SIZES ?? '').split(',').filter(Boolean).map(Number);
/** To reach: an answer takes at most 1.2 times as long. */
const AT_LEAST = Number((1 / 1.2).toFixed(2));

const QUESTIONS: readonly { readonly title: string; readonly path: string }[] = [
  { title: 'the first page, as data', path: '/bonds/?format=json' },
  { title: 'the first page, as a document', path: '/bonds/' },
  { title: 'one filter', path: '/bonds/?format=json&coupon=fixed' },
  {
    title: 'three filters, sorted',
    path: '/bonds/?format=json&coupon=fixed&status=active&matures_from=2028-01-01&sort=-matures',
  },
  { title: 'a name that sixty have', path: '/bonds/?format=json&find=quillmark' },
  { title: 'the last page', path: '/bonds/?format=json&sort=-coupon_rate&page=last' },
];

/** The same list of bonds with 300 and with 300,000 in it: exact counts of every facet and fifty rows each time. */
export async function prepareLists(): Promise<Prepared> {
  const few = await startStore(FEW);
  const many = await startStore(MANY);
  const compared = (title: string, measure: (origin: string) => Promise<number>) => ({
    title: `list of bonds: ${title}`,
    unit: 'requests/s',
    ours: { name: MANY.toLocaleString('en-GB'), measure: () => measure(many.server.origin) },
    peer: { name: FEW.toLocaleString('en-GB'), measure: () => measure(few.server.origin) },
    atLeast: AT_LEAST,
  });
  return {
    comparisons: [
      ...QUESTIONS.map(({ title, path }) => compared(title, (origin) => requestsPerSecond(origin + path))),
      compared('filters that nobody has requested before', askAnew),
    ],
    stop: async () => {
      await Promise.all([few.server.stop(), many.server.stop()]);
      await Promise.all([few.store.stop(), many.store.stop()]);
    },
  };
}

const SECONDS = 2;
const CONNECTIONS = 16;
let requested = 0;

/** Answers a second to questions of which no two are alike: nothing that was found before helps. */
async function askAnew(origin: string): Promise<number> {
  const begin = performance.now();
  let answers = 0;
  const ask = async () => {
    while (performance.now() - begin < SECONDS * 1_000) {
      const rate = (requested++ / 1_000_000).toFixed(6);
      const path = `/bonds/?format=json&status=active&coupon=fixed&coupon_rate_from=${rate}`;
      const answer = await fetch(origin + path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return answers / ((performance.now() - begin) / 1_000);
}

async function startStore(bonds: number): Promise<{ store: DemoStore; server: RunningServer }> {
  const store = await startDemoStore();
  await fillWithBonds(store.url, bonds);
  const server = await startBasispoint({ DATABASE_URL: store.url, PAGE_CACHE: 'off' });
  await waitForLists(server, bonds);
  return { store, server };
}

/**
 * Copies of the demo market's bonds with names, codes, coupons and days of their own, until there are so many. The bonds of
 * an issuer stand side by side, as its name has them, and are as mixed as its own; sixty bonds have a word that no other has.
 */
async function fillWithBonds(url: string, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number; id: number }>(
    'select count(*)::int as count, (select max(id) from instrument) as id from bond',
  );
  const [{ count = 0, id = 0 } = {}] = rows;
  await client.query(`
    create temporary table copied as
      select ${id} + row_number() over (order by copy, instrument.id) as new_id, copy, instrument.*, issuer.name as issuer_name
        from generate_series(1, ${Math.ceil(wanted / Math.max(count, 1))}) copy cross join instrument
        join issuer on issuer.id = issuer_id where instrument.kind = 'bond'
       limit ${Math.max(0, wanted - count)}`);
  await client.query(`
    insert into instrument (id, kind, string_id, issuer_id, name, names, ticker, isin, currency, status, listed_on, batch_id)
    select new_id, kind, string_id || '-' || copy, issuer_id, issuer_name || ' ' || lpad(copy::text, 4, '0') || ' ' || name, '{}',
           null, left(isin, 8) || lpad(copy::text, 4, '0'), currency, status, listed_on, batch_id from copied`);
  await client.query(`
    insert into bond (instrument_id, face_value, units_issued, coupon_type, coupon_rate, reference_rate, coupons_per_year, day_count,
                      issued_on, matures_on, issuer_type, index_ratio, index_ratio_on)
    select new_id, face_value, units_issued, coupon_type, coupon_rate + (copy % 100) / 100.0, reference_rate, coupons_per_year, day_count,
           issued_on, matures_on + copy % 1000, issuer_type, index_ratio, index_ratio_on
      from copied join bond on bond.instrument_id = copied.id`);
  await client.query(`
    update instrument set name = name || ' Quillmark'
     where id in (select instrument_id from bond order by instrument_id limit 60)`);
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
