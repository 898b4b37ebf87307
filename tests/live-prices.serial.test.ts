import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.server.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import type { TestApp } from '../src/app/app-for-tests.server.ts';
import { namesOf, openStream, pricesIn } from './event-stream.ts';
import { type LiveMarket, lastIn, minutesIn, startLiveMarket } from './live-market.ts';
import { startSecond } from './second-process.ts';

let market: LiveMarket;
let app: TestApp;
beforeAll(async () => {
  market = await startLiveMarket();
  app = market.app;
});
afterEach(() => market.cutStreams());
afterAll(() => app.close());

test('a tick written through one process reaches a page that another one serves', async () => {
  const second = await startSecond(app.databaseUrl, app.services.clock);
  const from = await second.http.listen({ host: '127.0.0.1', port: 0 });
  const streams = [await market.listen('free'), await market.listen('paid', { from })];
  for (const { status, headers } of streams) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-encoding')).toBeNull();
  }
  const at = market.nextMinute();
  await market.record({ price: 85.43, at });
  for (const stream of streams) {
    await expect.poll(() => lastIn(stream)).toBe(85.43);
    expect(pricesIn(stream).at(-1)?.minutes).toEqual([[at, 85.43, 854.3]]);
  }
  await second.close();
  await expect.poll(() => streams[1]?.ended.then(() => 'ended')).toBe('ended');
});

test('what is reported first is the day as it stands; the same minute moves on instead of coming twice', async () => {
  const at = market.nextMinute();
  await market.record({ price: 85.51, at });
  const stream = await market.listen('free');
  await expect.poll(() => lastIn(stream)).toBe(85.51);
  await market.record({ price: 85.62, at: at + 20_000 });
  await expect.poll(() => lastIn(stream)).toBe(85.62);
  const moved = pricesIn(stream).at(-1);
  expect(moved?.minutes).toEqual([[at, 85.62, 1712.4]]);
  const page = (await app.get(`/stocks/norvik-steel/?format=json`, 'free')).json();
  expect(page.exchangeTable.data[0]).toMatchObject({ ...moved?.quote });
});

test('after a cut a reader goes on where it was, without loss and without anything twice', async () => {
  const before = await market.listen('free');
  await market.record({ price: 86.11 });
  await expect.poll(() => lastIn(before)).toBe(86.11);
  const known = pricesIn(before).at(-1)?.id;
  before.cut();
  const missed = [market.nextMinute(), market.nextMinute(), market.nextMinute()];
  for (const at of missed) await market.record({ price: 86.23, at });
  const after = await market.listen('free', { after: known });
  const next = market.nextMinute();
  await market.record({ price: 86.47, at: next });
  await expect.poll(() => lastIn(after)).toBe(86.47);
  expect(minutesIn(after)).toEqual([...missed, next]);
  // Whoever missed nothing receives nothing.
  const last = pricesIn(after).at(-1)?.id;
  const idle = await market.listen('free', { after: last });
  await expect.poll(() => namesOf(idle)).toEqual(['session']);
  const later = market.nextMinute();
  await market.record({ price: 86.53, at: later });
  await expect.poll(() => lastIn(idle)).toBe(86.53);
  expect(namesOf(idle)).toEqual(['session', 'price']);
  expect(minutesIn(idle)).toEqual([later]);
});

test('a number from another store begins anew, and one that is none is refused', async () => {
  const stream = await market.listen('free', { after: '999999999999' });
  await expect.poll(() => pricesIn(stream)).toHaveLength(1);
  expect((await market.listen('free', { after: 'yesterday' })).status).toBe(400);
});

test('many ticks at once are sent together, in their order', async () => {
  const stream = await market.listen('free');
  const times = Array.from({ length: 40 }, market.nextMinute);
  await Promise.all(times.map((at, position) => market.record({ price: 70.01 + position, at })));
  // The newest minute may be written before the others: the stream is complete when all have come.
  await expect
    .poll(() =>
      minutesIn(stream)
        .filter((time) => times.includes(time))
        .sort(),
    )
    .toEqual(times);
  expect(lastIn(stream)).toBe(109.01);
  const ids = pricesIn(stream).map(({ id }) => Number(id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(ids.length).toBeLessThan(20);
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
  market.follow(stream);
  const tick = (price: number) =>
    own.services.stores.primaryPool.query('select record_ticks(1, $1::jsonb)', [
      JSON.stringify([{ listing: 1, at: new Date(market.nextMinute()), price, volume: 1 }]),
    ]);
  await tick(10.11);
  await expect.poll(() => lastIn(stream)).toBe(10.11);

  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  // Written before the process listens again: it must be found, not heard.
  await expect
    .poll(() =>
      tick(10.22).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await expect.poll(() => lastIn(stream)).toBe(10.22);
  await tick(10.33);
  await expect.poll(() => lastIn(stream)).toBe(10.33);
  const times = minutesIn(stream);
  expect(times).toEqual([...new Set(times)].sort());
  await own.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const ONE_SHARE = `
  insert into source (id, code, name) values (1, 's', 's');
  insert into import_batch (id, source_id) values (1, 1);
  insert into venue (id, code, names, country, time_zone, position) values (1, 'g', '{}', 'ZZ', 'UTC', 1);
  insert into issuer (id, string_id, name, country, industry_id, batch_id) values (1, 'i', 'i', 'ZZ', 1, 1);
  insert into instrument (id, kind, string_id, issuer_id, name, currency, batch_id) values (1, 'stock', 's', 1, 's', 'EUR', 1);
  insert into stock (instrument_id, share_type) values (1, 'ordinary');
  insert into listing (id, instrument_id, venue_id, ticker, currency, batch_id) values (1, 1, 1, 's', 'EUR', 1);
  insert into site_user (id, email, level) values (1, 'reader@demo.example', 1)`;
