import { afterAll, beforeAll, expect, test } from 'vitest';
import { findValuePrice, type TradedListing } from '#domain/quotes/value-price.ts';
import { findNamed, readCells } from '#engines/spreadsheets/sheet-cells-for-tests.ts';
import { findGroupBonds } from '#features/yield-curves/group-bonds.repository.ts';
import { findDividends } from '#market/dividends/dividends.repository.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function findPrice(stringId: string): Promise<number | undefined> {
  const { rows } = await app.services.stores.primaryPool.query<TradedListing>(
    `select listing.status = 'delisted' as "isDelisted", venue.position, newest.day::text, newest.last_price::float8 as price
       from instrument
       join listing on listing.instrument_id = instrument.id
       join venue on venue.id = listing.venue_id
       left join lateral (
         select day, last_price from daily_trading
          where listing_id = listing.id and last_price is not null order by day desc limit 1
       ) newest on true
      where string_id = $1`,
    [stringId],
  );
  return findValuePrice(rows)?.price ?? undefined;
}

const read = async (path: string) =>
  (await app.get(`${path}${path.includes('?') ? '&' : '?'}format=json`, 'paid')).json();

/** A venue that comes first, and has never traded it. */
async function listFirst(stringId: string): Promise<void> {
  const pool = app.services.stores.primaryPool;
  await pool.query(
    `insert into venue (id, code, names, country, time_zone, position)
     select max(id) + 1, 'NEW', '{"eng":"New Exchange"}', 'NO', 'Europe/Oslo', 0 from venue
     having not bool_or(code = 'NEW')`,
  );
  await pool.query(
    `insert into listing (instrument_id, venue_id, ticker, currency, batch_id)
     select instrument.id, venue.id, 'NEW1', instrument.currency, instrument.batch_id from instrument, venue
      where string_id = $1 and code = 'NEW'`,
    [stringId],
  );
}

test.each([{ isListedFirst: false }, { isListedFirst: true }])(
  'NU-07 page, chart, list, calculator, explanation and files of a bond use one price, on a new venue without trades ($isListedFirst) too',
  async ({ isListedFirst }) => {
    const stringId = 'norvik-steel-bond-1';
    if (isListedFirst) await listFirst(stringId);
    const price = await findPrice(stringId);
    const { quote, blocks, graph, bondInfo } = await read(`/bonds/${stringId}/?chart=price`);
    const list = await read(`/bonds/?find=${encodeURIComponent(bondInfo.isin)}`);
    const explanation = await read(`/bonds/${stringId}/explain/yield/`);
    const workbook = await app.get(`/export/bonds/${stringId}/explain/yield/`, 'paid');
    const file = await app.get(`/export/lists/bonds/?as=csv&find=${bondInfo.isin}`, 'paid');
    const { symbol, value } = explanation.body.inputs.find(
      (input: { symbol: string }) => input.symbol === 'p',
    );
    expect({
      page: quote.last,
      yields: blocks.yields.price,
      calculator: blocks.calculator.price,
      chart: graph.chart.series[0].data.at(-1).value,
      list: list.rows[0].price,
      [symbol]: value,
      workbook: findNamed(readCells(workbook.rawPayload), 'clean_price')?.value,
    }).toEqual({
      page: price,
      yields: price,
      calculator: price,
      chart: price,
      list: price,
      p: price,
      workbook: price,
    });
    expect(file.body).toContain(String(price));
  },
);

test('NU-07 the accrued interest of the key data is that of the yields, on the settlement that is named', async () => {
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string }>(
    `select string_id from instrument join bond_measure on bond_id = instrument.id
      where status = 'active' order by string_id limit 40`,
  );
  for (const { string_id: stringId } of rows) {
    const { paramsTable, blocks } = await read(`/bonds/${stringId}/`);
    const values = new Map(
      paramsTable.map(({ name, value }: { name: string; value: unknown }) => [name, value]),
    );
    if (blocks.yields === null || values.get('accrued') === undefined) continue;
    expect([stringId, values.get('accrued')]).toEqual([stringId, blocks.yields.accrued]);
    expect(String(values.get('settles_on')) >= blocks.yields.date).toBe(true);
  }
});

test('NU-07 list, page and holders of a share use one price', async () => {
  const stringId = 'norvik-steel';
  const price = await findPrice(stringId);
  const { rows } = await app.services.stores.primaryPool.query<{ id: number; isin: string }>(
    `select id, isin from instrument where string_id = $1`,
    [stringId],
  );
  const [share] = rows;
  const holders = (await app.get(`/api/stocks/get-holders/${share?.id}/`, 'paid')).json();
  const list = await read(`/stocks/?find=${share?.isin}`);
  expect(list.rows[0].last).toBe(price);
  const [first] = holders.data;
  expect(first.value).toBe(Math.round(first.amount * (price ?? 0)));
});

test('NU-07 a new venue without trades changes neither the page of a share, its dividend yields and multiples, nor the curve of a sector', async () => {
  const today = '2026-06-30';
  const { rows } = await app.services.stores.primaryPool.query<{ string_id: string; id: number }>(
    `select string_id, id from instrument
      where kind = 'stock' and id in (select instrument_id from dividend where currency = instrument.currency) order by id limit 1`,
  );
  const { string_id: stringId = '', id = 0 } = rows[0] ?? {};
  const bond = 'norvik-steel-bond-3';
  const readAll = async () => {
    const page = await read(`/stocks/${stringId}/`);
    const multiples = await read(`/company/${page.stockInfo.issuer_string_id}/explain/pe/`);
    const group = await findGroupBonds(
      app.services.stores.primary,
      { currency: 'EUR', of: 'corporate' },
      today,
    );
    const dividends = await findDividends(app.services.stores.primary, id, today);
    return {
      venue: page.groundId,
      prices: page.priceDynamics,
      multiple: multiples.explanation.result,
      dividends: dividends.map(({ price }) => price),
      group,
    };
  };
  const before = await readAll();
  expect(before.group?.bonds.length).toBeGreaterThan(5);
  await listFirst(stringId);
  await listFirst(bond);
  expect(await readAll()).toEqual(before);
});
