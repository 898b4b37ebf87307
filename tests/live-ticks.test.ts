import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ANONYMOUS, viewerKey } from '#domain/access/viewer.ts';
import { startTicker } from '#ingest/demo-market/live/ticker.server.ts';
import type { TestApp } from '../src/app/app-for-tests.server.ts';
import { pricesIn } from './event-stream.ts';
import { type LiveMarket, lastIn, startLiveMarket, type Tick } from './live-market.ts';

let market: LiveMarket;
let app: TestApp;
beforeAll(async () => {
  market = await startLiveMarket();
  app = market.app;
});
afterEach(() => market.cutStreams());
afterAll(() => app.close());

/** For a test that the ticks of others would disturb, or whose ticks would disturb others. */
async function useOwnMarket(): Promise<void> {
  const shared = market;
  market = await startLiveMarket();
  app = market.app;
  onTestFinished(async () => {
    market.cutStreams();
    await app.close();
    market = shared;
    app = shared.app;
  });
}

test('ticks forget the cached pages of their share after a while, and those of nothing else', async () => {
  await useOwnMarket();
  const { pageCache, movedPrices } = app.services;
  const requestedPaths = ['/stocks/norvik-steel/', '/company/norvik-steel/', '/stocks/vexley-robotics/', '/'];
  for (const path of requestedPaths) await app.get(path);
  const cachedPaths = () =>
    requestedPaths.filter(
      (path) =>
        pageCache.find({
          path,
          language: 'eng',
          prefix: '',
          brand: 'basispoint',
          viewer: viewerKey(ANONYMOUS),
          format: 'html',
          numbers: 'language',
          query: '',
        }) !== undefined,
    );
  expect(cachedPaths()).toEqual(requestedPaths);
  const noted = Promise.withResolvers<string[]>();
  const note = movedPrices.note.bind(movedPrices);
  vi.spyOn(movedPrices, 'note').mockImplementation((listings) => {
    note(listings);
    noted.resolve(cachedPaths());
  });
  await market.record({ price: 88.31 });
  expect(await noted.promise).toEqual(requestedPaths);
  await expect.poll(cachedPaths).toEqual(requestedPaths.slice(1));
  movedPrices.stop();
  vi.restoreAllMocks();
});

test('a tick moves the last price of the day, its range, its average and what was traded', async () => {
  const dayOf = async () => {
    const { rows } = await app.services.stores.primaryPool.query(
      `select last_price::float8 as last, low_price::float8 as min, high_price::float8 as max, open_price::float8 as open,
              vwap::float8 as average, turnover::float8 as turnover, volume::int, trades as deals
         from daily_trading where listing_id = $1 order by day desc limit 1`,
      [market.listingId],
    );
    return rows[0];
  };
  const before = await dayOf();
  const [high, low] = [before.max + 1, before.min - 1];
  await market.record({ price: high, volume: 30 }, { price: low, volume: 10 });
  const after = await dayOf();
  expect(after).toMatchObject({ last: low, min: low, max: high, open: before.open, deals: before.deals + 2 });
  expect(after.volume).toBe(before.volume + 40);
  expect(after.turnover).toBeCloseTo(before.turnover + high * 30 + low * 10, 4);
  const average = (before.average * before.volume + high * 30 + low * 10) / (before.volume + 40);
  expect(after.average).toBeCloseTo(average, 3);
});

test('the first tick of a day opens it, in the calendar of its venue', async () => {
  await useOwnMarket();
  await market.record(
    { price: 91.11, at: Date.parse('2026-07-01T07:00:10Z') },
    { price: 91.33, at: Date.parse('2026-07-01T07:00:50Z'), volume: 5 },
  );
  const { rows } = await app.services.stores.primaryPool.query(
    `select last_price::float8 as last, open_price::float8 as open, volume::int, trades as deals,
            (select count(*)::int from intraday_trading where listing_id = $1 and traded_at >= '2026-07-01') as minutes
       from daily_trading where listing_id = $1 and day = '2026-07-01'`,
    [market.listingId],
  );
  expect(rows).toEqual([{ last: 91.33, open: 91.11, volume: 15, deals: 2, minutes: 1 }]);
});

test('a deal that arrives late counts, but does not set the last price back', async () => {
  const [early, late] = [market.nextMinute(), market.nextMinute()];
  await market.record({ price: 84.21, at: late });
  await market.record({ price: 83.17, at: early });
  const { rows } = await app.services.stores.primaryPool.query(
    'select last_price::float8 as last from daily_trading where listing_id = $1 order by day desc limit 1',
    [market.listingId],
  );
  expect(rows[0].last).toBe(84.21);
});

test.each([
  { fault: 'without a price', tick: { price: null } },
  { fault: 'of nothing', tick: { price: 0 } },
  { fault: 'below nothing', tick: { price: 5, volume: -1 } },
])('a tick $fault is not written', async ({ tick }) => {
  await expect(market.record(tick as Tick)).rejects.toThrow('a tick needs');
});

test('a tick does not make every process forget its content', async () => {
  const { valueCache } = app.services;
  const read = (value: string) =>
    valueCache.read({ value: 'live-prices-test' }, ['content'], async () => value);
  await read('cached');
  await market.record({ price: 88.43 });
  const stream = await market.listen('free');
  await market.record({ price: 88.57 });
  await expect.poll(() => lastIn(stream)).toBe(88.57);
  expect(await read('read again')).toBe('cached');
});

/** What the index is worth, what its members cost, and how many funds have ticked. */
const INDEX_AND_MEMBERS = `
  select (select value::float8 from index_value where index_id = index.id order by day desc limit 1) as value,
         (select json_agg(json_build_object('weight', weight, 'price', (
                   select last_price from daily_trading where listing_id = listing.id order by day desc limit 1)) order by listing.id)
            from index_member join listing on listing.instrument_id = index_member.instrument_id and venue_id = 1
           where index_id = index.id) as members,
         (select count(distinct listing_id)::int from intraday_trading join listing on listing.id = listing_id
            join etf using (instrument_id) where tick is not null) as funds
    from instrument index where string_id = 'amber-40'`;

test('NU-09 one process moves the demo prices with the indexes and funds made of them; when it is gone another one does', async () => {
  await useOwnMarket();
  const countOf = async () => {
    const { rows } = await app.services.stores.primaryPool.query(
      `select count(*)::int as batches, (select coalesce(max(tick), 0)::int from intraday_trading) as tick
         from import_batch where note like 'Live%'`,
    );
    return rows[0] as { batches: number; tick: number };
  };
  const readIndex = async () =>
    (await app.services.stores.primaryPool.query(INDEX_AND_MEMBERS)).rows[0] as {
      value: number;
      members: { weight: number; price: number }[];
      funds: number;
    };
  const began = await readIndex();
  const { clock, log } = app.services;
  const start = () => startTicker({ url: app.databaseUrl, clock, log, when: 'always' });
  const stream = await market.listen('free');
  const before = await countOf();
  const [one, other] = [start(), start()];
  await expect.poll(async () => (await countOf()).tick).toBeGreaterThan(before.tick);
  await expect.poll(() => pricesIn(stream).length).toBeGreaterThan(1);
  expect((await countOf()).batches).toBe(1);
  await one.stop();
  const between = await countOf();
  await expect.poll(async () => (await countOf()).tick).toBeGreaterThan(between.tick);
  await other.stop();
  const after = await countOf();
  const ended = await readIndex();
  const moved = ended.members.reduce(
    (sum, { weight, price }, at) => sum + (weight / 100) * (price / (began.members[at]?.price ?? price)),
    0,
  );
  expect(ended.value).not.toBe(began.value);
  expect(ended.value / began.value).toBeCloseTo(moved, 4);
  expect(ended.funds).toBeGreaterThan(0);
  const holders = `select count(*)::int as held from pg_locks join pg_database on pg_database.oid = database
                    where datname = current_database() and locktype = 'advisory'`;
  const heldLocks = async () => (await app.services.stores.primaryPool.query(holders)).rows[0].held;
  await expect.poll(heldLocks).toBe(0);
  expect(await countOf()).toEqual(after);
});
