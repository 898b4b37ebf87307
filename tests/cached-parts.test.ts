import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { PATIENCE } from './wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { pageCache: false } });
});
afterAll(() => app.close());

const VIEWERS: readonly TestViewer[] = ['anonymous', 'free', 'paid', 'noexcel'];
/** Whether an export to Excel is allowed shows where there is one. */
const PAGES = [
  { path: '/stocks/norvik-steel/', looks: 4 },
  { path: '/rus/stocks/norvik-steel/2/', looks: 4 },
  { path: '/company/norvik-steel/', looks: 4 },
  { path: '/bonds/map/', looks: 3 },
  { path: '/bonds/map/?currency=USD&kind=fixed', looks: 3 },
];

/** Without what is new in every document. */
async function draw(path: string, viewer: TestViewer): Promise<string> {
  const { statusCode, body } = await app.get(path, viewer);
  expect(statusCode).toBe(200);
  return body.replaceAll(/nonce="[^"]*"/g, '');
}

test.each(PAGES)(
  '$path is the same whether its parts are cached or made, whoever asked before',
  async ({ path, looks }) => {
    const forget = () => {
      app.services.parts.dropAll();
      app.services.fragments.dropAll();
    };
    const made = new Map<TestViewer, string>();
    for (const viewer of VIEWERS) {
      forget();
      made.set(viewer, await draw(path, viewer));
    }
    for (const viewer of [...VIEWERS].reverse()) expect(await draw(path, viewer)).toBe(made.get(viewer));
    expect(new Set(made.values()).size).toBe(looks);
  },
);

test.each(PAGES)('no two elements of $path have the same id', async ({ path }) => {
  const ids = [...(await draw(path, 'paid')).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('a part that changes in the store changes on the page', async () => {
  const path = '/stocks/norvik-steel/';
  const before = await draw(path, 'paid');
  expect(before).not.toContain('Overheard in the harbour');
  await sql`update news set title = 'Overheard in the harbour'`.execute(app.services.stores.primary);
  await vi.waitFor(
    async () => expect(await draw(path, 'paid')).toContain('Overheard in the harbour'),
    PATIENCE,
  );
});

test('EP-05 the map on which everyone begins shows a bond by its new name', async () => {
  const path = '/bonds/map/';
  const page = await draw(path, 'paid');
  const [, bond] = /href="\/bonds\/(norvik-steel-[^/"]+)\//.exec(page) ?? [];
  expect(bond).toBeDefined();
  await sql`update instrument set name = 'Harbour bond', names = '{}' where kind = 'bond' and string_id = ${bond}`.execute(
    app.services.stores.primary,
  );
  await vi.waitFor(async () => expect(await draw(path, 'paid')).toContain('Harbour bond'), PATIENCE);
});

test('EP-05 a selection of the map is read once for all who may see the same, until a price changes', async () => {
  const { parts, stores } = app.services;
  const read = async (search: string, viewer: TestViewer) =>
    (await app.get(`/bonds/map/?format=json&${search}`, viewer)).json().points.columns;
  const countMade = async (search: string, viewer: TestViewer) => {
    const { misses } = parts.stats();
    const columns = await read(search, viewer);
    return { columns, made: parts.stats().misses - misses };
  };
  // What another test changed may still drop it in between.
  const bond = await vi.waitFor(async () => {
    parts.dropAll();
    const first = await countMade('currency=USD,EUR', 'paid');
    expect(first.made).toBe(1);
    expect(await countMade('currency=EUR,USD', 'noexcel')).toEqual({ columns: first.columns, made: 0 });
    const closed = await countMade('currency=USD,EUR', 'free');
    expect([closed.made, closed.columns.values]).toEqual([1, null]);
    expect((await countMade('currency=USD,EUR&years_from=1', 'paid')).made).toBe(0);
    return first.columns.id[0];
  }, PATIENCE);

  await sql`update bond_measure set price = 77.125 where bond_id = ${bond}`.execute(stores.primary);
  await vi.waitFor(async () => {
    const { id, values } = await read('currency=USD,EUR', 'paid');
    expect(values.price[id.indexOf(bond)]).toBe(77.125);
  }, PATIENCE);
});
