import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#foundation/database/database.server.ts';
import { startEmbeddedPostgres } from '#foundation/database/embedded/embedded-postgres.server.ts';
import { migrate } from '#foundation/database/migrate.server.ts';
import { SESSION_COOKIE } from '#foundation/session/sessions.server.ts';
import { startTicker } from '#ingest/demo-market/live/ticker.server.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { namesOf, type OpenedStream, openStream, pricesIn } from './event-stream.ts';
import { startSecond } from './second-process.ts';

let app: TestApp;
let origin: string;
let stockId: number;
let listingId: number;
/** The session of the market's last day is over; what is traded here comes after it. */
let minute = Date.parse('2026-06-30T17:00:00Z');
const opened: OpenedStream[] = [];

beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
  const { rows } = await app.services.stores.primaryPool.query(
    `select listing.id, instrument_id from listing join instrument on instrument.id = instrument_id
      where string_id = 'norvik-steel' and ground_id = 1`,
  );
  [listingId, stockId] = [rows[0].id, rows[0].instrument_id];
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.cut();
});
afterAll(() => app.close());

async function listen(viewer: TestViewer, options: { after?: string; from?: string } = {}) {
  const headers = {
    cookie: await app.cookieOf(viewer),
    ...(options.after !== undefined && { 'last-event-id': options.after }),
  };
  const stream = await openStream(`${options.from ?? origin}/api/stocks/${stockId}/1/live/`, headers);
  opened.push(stream);
  return stream;
}

type Tick = { listing?: number; at?: number; price: number; volume?: number };

async function record(...ticks: readonly Tick[]): Promise<void> {
  const rows = ticks.map(({ at, ...tick }) => ({
    listing: listingId,
    volume: 10,
    ...tick,
    at: new Date(at ?? nextMinute()).toISOString(),
  }));
  await app.services.stores.primaryPool.query(
    'select record_ticks((select min(id) from import_batch), $1::jsonb)',
    [JSON.stringify(rows)],
  );
}

const nextMinute = () => (minute += 60_000);
const minutesIn = (stream: OpenedStream) =>
  pricesIn(stream).flatMap(({ minutes }) => minutes.map(([time]: [number]) => time));
const lastIn = (stream: OpenedStream) => pricesIn(stream).at(-1)?.quote.last;

test('a tick moves the last price of the day, its range, its average and what was traded', async () => {
  const dayOf = async () => {
    const { rows } = await app.services.stores.primaryPool.query(
      `select last_price::float8 as last, min_price::float8 as min, max_price::float8 as max, open_price::float8 as open,
              average_price::float8 as average, overturn::float8 as overturn, volume::int, deals
         from daily_trading where listing_id = $1 order by day desc limit 1`,
      [listingId],
    );
    return rows[0];
  };
  const before = await dayOf();
  const [high, low] = [before.max + 1, before.min - 1];
  await record({ price: high, volume: 30 }, { price: low, volume: 10 });
  const after = await dayOf();
  expect(after).toMatchObject({ last: low, min: low, max: high, open: before.open, deals: before.deals + 2 });
  expect(after.volume).toBe(before.volume + 40);
  expect(after.overturn).toBeCloseTo(before.overturn + high * 30 + low * 10, 4);
  const average = (before.average * before.volume + high * 30 + low * 10) / (before.volume + 40);
  expect(after.average).toBeCloseTo(average, 3);
});

test('the first tick of a day opens it, in the calendar of its ground', async () => {
  await record(
    { price: 91.11, at: Date.parse('2026-07-01T07:00:10Z') },
    { price: 91.33, at: Date.parse('2026-07-01T07:00:50Z'), volume: 5 },
  );
  const { rows } = await app.services.stores.primaryPool.query(
    `select last_price::float8 as last, open_price::float8 as open, volume::int, deals,
            (select count(*)::int from intraday_trading where listing_id = $1 and traded_at >= '2026-07-01') as minutes
       from daily_trading where listing_id = $1 and day = '2026-07-01'`,
    [listingId],
  );
  expect(rows).toEqual([{ last: 91.33, open: 91.11, volume: 15, deals: 2, minutes: 1 }]);
  await app.services.stores.primaryPool.query(
    `with gone as (delete from intraday_trading where traded_at >= '2026-07-01')
     delete from daily_trading where day = '2026-07-01'`,
  );
});

test('a deal that arrives late counts, but does not set the last price back', async () => {
  const [early, late] = [nextMinute(), nextMinute()];
  await record({ price: 84.21, at: late });
  await record({ price: 83.17, at: early });
  const { rows } = await app.services.stores.primaryPool.query(
    'select last_price::float8 as last from daily_trading where listing_id = $1 order by day desc limit 1',
    [listingId],
  );
  expect(rows[0].last).toBe(84.21);
});

test.each([
  { fault: 'without a price', tick: { price: null } },
  { fault: 'of nothing', tick: { price: 0 } },
  { fault: 'below nothing', tick: { price: 5, volume: -1 } },
])('a tick $fault is not written', async ({ tick }) => {
  await expect(record(tick as Tick)).rejects.toThrow('a tick needs');
});

test('a tick written through one process reaches a page that another one serves', async () => {
  const second = await startSecond(app.databaseUrl, app.services.clock);
  const from = await second.http.listen({ host: '127.0.0.1', port: 0 });
  const streams = [await listen('free'), await listen('paid', { from })];
  for (const { status, headers } of streams) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-encoding')).toBeNull();
  }
  const at = nextMinute();
  await record({ price: 85.43, at });
  for (const stream of streams) {
    await expect.poll(() => lastIn(stream)).toBe(85.43);
    expect(pricesIn(stream).at(-1)?.minutes).toEqual([[at, 85.43, 854.3]]);
  }
  await second.close();
  await expect.poll(() => streams[1]?.ended.then(() => 'ended')).toBe('ended');
});

test('what is told first is the day as it stands; the same minute moves on instead of coming twice', async () => {
  const at = nextMinute();
  await record({ price: 85.51, at });
  const stream = await listen('free');
  await expect.poll(() => lastIn(stream)).toBe(85.51);
  await record({ price: 85.62, at: at + 20_000 });
  await expect.poll(() => lastIn(stream)).toBe(85.62);
  const moved = pricesIn(stream).at(-1);
  expect(moved?.minutes).toEqual([[at, 85.62, 1712.4]]);
  const page = (await app.get(`/stocks/norvik-steel/?format=json`, 'free')).json();
  expect(page.exchangeTable.data[0]).toMatchObject({ ...moved?.quote });
});

test('after a cut a reader goes on where it was, without loss and without anything twice', async () => {
  const before = await listen('free');
  await record({ price: 86.11 });
  await expect.poll(() => lastIn(before)).toBe(86.11);
  const known = pricesIn(before).at(-1)?.id;
  before.cut();
  const missed = [nextMinute(), nextMinute(), nextMinute()];
  for (const at of missed) await record({ price: 86.23, at });
  const after = await listen('free', { after: known });
  const next = nextMinute();
  await record({ price: 86.47, at: next });
  await expect.poll(() => lastIn(after)).toBe(86.47);
  expect(minutesIn(after)).toEqual([...missed, next]);
  // Whoever missed nothing is told nothing.
  const last = pricesIn(after).at(-1)?.id;
  const idle = await listen('free', { after: last });
  await expect.poll(() => namesOf(idle)).toEqual(['session']);
  await sleep(600);
  expect(namesOf(idle)).toEqual(['session']);
});

test('a number from another store begins anew, and one that is none is refused', async () => {
  const stream = await listen('free', { after: '999999999999' });
  await expect.poll(() => pricesIn(stream)).toHaveLength(1);
  expect((await listen('free', { after: 'yesterday' })).status).toBe(400);
});

test('many ticks at once are told together, in their order', async () => {
  const stream = await listen('free');
  const times = Array.from({ length: 40 }, nextMinute);
  await Promise.all(times.map((at, place) => record({ price: 70.01 + place, at })));
  await expect.poll(() => lastIn(stream)).toBe(109.01);
  expect(
    minutesIn(stream)
      .filter((time) => times.includes(time))
      .sort(),
  ).toEqual(times);
  const ids = pricesIn(stream).map(({ id }) => Number(id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(ids.length).toBeLessThan(20);
});

test('LV-04 LV-06 who may not see the last price has no stream', async () => {
  const anonymous = await listen('anonymous');
  expect(anonymous.status).toBe(401);
  expect(anonymous.headers.get('content-type')).toContain('application/json');
});

test.each([
  { what: 'a share that is not there', path: '/api/stocks/2000000000/1/live/' },
  { what: 'a ground where it is not traded', path: '/api/stocks/1/999/live/' },
  { what: 'no number', path: '/api/stocks/norvik/1/live/' },
])('$what is not found', async ({ path }) => {
  const { statusCode } = await app.get(path, 'free');
  expect(statusCode).toBe(404);
});

test('LV-04 a reader who loses access or signs out loses the stream, and is told why', async () => {
  const { primaryPool } = app.services.stores;
  const [downgraded, stays] = [await listen('noexcel'), await listen('paid')];
  await primaryPool.query(`update site_user set level = 0 where email = 'noexcel@demo.example'`);
  await downgraded.ended;
  expect(downgraded.events.at(-1)).toMatchObject({ name: 'end', data: '"must_sign_in"' });
  expect((await listen('noexcel')).status).toBe(401);

  const leaving = await listen('operator');
  const cookie = await app.cookieOf('operator');
  await app.http.inject({ method: 'POST', url: '/api/auth/sign-out/', payload: {}, headers: { cookie } });
  await leaving.ended;
  expect(leaving.events.at(-1)).toMatchObject({ name: 'end' });

  await record({ price: 87.19 });
  await expect.poll(() => lastIn(stays)).toBe(87.19);
});

test('the session runs while something is traded, and is over when nothing is', async () => {
  let now = new Date('2026-06-30T10:00:00Z');
  const clocked = await startTestApp({ clock: () => now });
  const { livePrices } = clocked.services;
  const told: boolean[] = [];
  const prices = await livePrices.open(listingId);
  const { leave, isSessionRunning } = prices.join(
    { onUpdate: () => undefined, onSession: (isRunning) => told.push(isRunning) },
    null,
  );
  expect(isSessionRunning).toBe(false);
  livePrices.follow('1');
  livePrices.follow('2');
  now = new Date('2026-06-30T10:02:59Z');
  expect(livePrices.isSessionRunning).toBe(true);
  now = new Date('2026-06-30T10:03:01Z');
  expect(livePrices.isSessionRunning).toBe(false);
  livePrices.follow('1');
  leave();
  expect(told).toEqual([true]);
  await clocked.close();
});

test('where all places are taken another reader is refused with a time to come back, and a place that is left is free', async () => {
  const small = await startTestApp({ streamLimits: { atOnce: 3, forOneVisitor: 2, retrySeconds: 7 } });
  const from = await small.listen();
  const open = async (viewer: TestViewer) => {
    const stream = await openStream(`${from}/api/stocks/${stockId}/1/live/`, {
      cookie: await small.cookieOf(viewer),
    });
    opened.push(stream);
    return stream;
  };
  const first = await open('free');
  await open('free');
  const third = await open('free');
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '7']);
  await open('paid');
  const full = await open('noexcel');
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '7']);
  first.cut();
  await expect.poll(() => small.services.streams.size).toBe(2);
  expect((await open('noexcel')).status).toBe(200);
  await small.close();
});

test('open streams are no work underway, and a server that stops ends them at once', async () => {
  const own = await startTestApp({ streamLimits: { atOnce: 400, forOneVisitor: 400, retrySeconds: 1 } });
  const from = await own.listen();
  const cookie = await own.cookieOf('free');
  const url = `${from}/api/stocks/${stockId}/1/live/`;
  const many = await Promise.all(Array.from({ length: 300 }, () => openStream(url, { cookie })));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(300);
  expect(own.services.livePrices.size).toBe(1);
  // More than the 256 that are let in at once, and everything else is answered still.
  expect((await own.get('/stocks/?format=json')).statusCode).toBe(200);
  const closing = own.close();
  await Promise.all(many.map(({ ended }) => ended));
  await closing;
  expect(own.services.streams.size).toBe(0);
});

test('ticks forget the kept pages of their share after a while, and those of nothing else', async () => {
  const { pageCache, movedPages } = app.services;
  const pathsAsked = ['/stocks/norvik-steel/', '/company/norvik-group/', '/stocks/vexley-robotics/'];
  for (const path of pathsAsked) await app.get(path);
  const kept = () => {
    const paths: string[] = [];
    pageCache.forgetAt((path) => {
      paths.push(path);
      return false;
    });
    return pathsAsked.filter((path) => paths.includes(path));
  };
  const before = kept();
  expect(before).toContain('/stocks/norvik-steel/');
  await record({ price: 88.31 });
  await sleep(300);
  expect(kept()).toEqual(before);
  await expect
    .poll(kept, { timeout: 9_000 })
    .toEqual(before.filter((path) => !path.includes('norvik-steel')));
  movedPages.stop();
});

test('a tick does not tell every process to forget its content', async () => {
  const { kept } = app.services;
  await kept.read('live-prices-test', async () => 'kept');
  await record({ price: 88.43 });
  const stream = await listen('free');
  await record({ price: 88.57 });
  await expect.poll(() => lastIn(stream)).toBe(88.57);
  expect(await kept.read('live-prices-test', async () => 'read again')).toBe('kept');
});

test('PostgreSQL is restarted under open streams, and they go on without a loss', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basispoint-live-'));
  const first = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { database } = openDatabase(first.url);
  await migrate(database);
  await sql.raw(ONE_SHARE).execute(database);
  await database.destroy();
  const own = await startSecond(first.url, app.services.clock);
  const from = await own.http.listen({ host: '127.0.0.1', port: 0 });
  const token = await own.services.sessions.start(1, { ip: '', userAgent: '' }, app.services.clock());
  const cookie = `${SESSION_COOKIE}=${token}`;
  const stream = await openStream(`${from}/api/stocks/1/1/live/`, { cookie });
  opened.push(stream);
  const tick = (price: number) =>
    own.services.stores.primaryPool.query('select record_ticks(1, $1::jsonb)', [
      JSON.stringify([{ listing: 1, at: new Date(nextMinute()), price, volume: 1 }]),
    ]);
  await tick(10.11);
  await expect.poll(() => lastIn(stream)).toBe(10.11);

  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  // Written before the process listens again: it must be found, not heard.
  await expect
    .poll(
      () =>
        tick(10.22).then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  await expect.poll(() => lastIn(stream), { timeout: 15_000 }).toBe(10.22);
  await tick(10.33);
  await expect.poll(() => lastIn(stream)).toBe(10.33);
  const times = minutesIn(stream);
  expect(times).toEqual([...new Set(times)].sort());
  await own.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const ONE_SHARE = `
  insert into source (id, code, name) values (1, 's', 's');
  insert into import_batch (id, source_id) values (1, 1);
  insert into branch (id, code, names) values (1, 'b', '{}');
  insert into trading_ground values (1, 'g', '{}', 'XX', 'UTC', 1);
  insert into issuer (id, string_id, name, country, branch_id, batch_id) values (1, 'i', 'i', 'XX', 1, 1);
  insert into instrument (id, kind, string_id, issuer_id, name, currency, batch_id) values (1, 'stock', 's', 1, 's', 'EUR', 1);
  insert into stock (instrument_id, share_type) values (1, 'ordinary');
  insert into listing (id, instrument_id, ground_id, ticker, currency, batch_id) values (1, 1, 1, 's', 'EUR', 1);
  insert into site_user (id, email, level) values (1, 'reader@demo.example', 1)`;

test('one process moves the demo prices; when it is gone another one does', async () => {
  const countOf = async () => {
    const { rows } = await app.services.stores.primaryPool.query(
      `select count(*)::int as batches, (select max(tick)::int from intraday_trading) as tick
         from import_batch where note like 'Live%'`,
    );
    return rows[0] as { batches: number; tick: number };
  };
  const { clock, log } = app.services;
  const start = () => startTicker({ url: app.databaseUrl, clock, log, when: 'always' });
  const stream = await listen('free');
  const before = await countOf();
  const [one, other] = [start(), start()];
  await expect.poll(async () => (await countOf()).tick, { timeout: 10_000 }).toBeGreaterThan(before.tick);
  await expect.poll(() => pricesIn(stream).length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect((await countOf()).batches).toBe(1);
  await one.stop();
  const between = await countOf();
  await expect.poll(async () => (await countOf()).tick, { timeout: 10_000 }).toBeGreaterThan(between.tick);
  await other.stop();
  const after = await countOf();
  await sleep(2_500);
  expect(await countOf()).toEqual(after);
});
