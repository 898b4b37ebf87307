import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tag } from '#domain/changes/tag.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { startSecond } from './second-process.ts';

let app: TestApp;
let second: Awaited<ReturnType<typeof startSecond>>;
let stockId: number;

beforeAll(async () => {
  app = await startTestApp();
  second = await startSecond(app.databaseUrl, app.services.clock);
  stockId = (await app.get('/stocks/norvik-steel/?format=json')).json().stockId;
});
afterAll(async () => {
  await second.close();
  await app.close();
});
// Another change would drop what is about the whole content, too.
beforeEach(settle);

const PATHS = {
  stock: '/stocks/norvik-steel/',
  company: '/company/norvik-steel/',
  'another stock': '/stocks/vexley-robotics/',
  'another company': '/company/vexley-robotics/',
  bond: '/bonds/norvik-steel-bond-1/',
  home: '/',
} as const;
type Name = keyof typeof PATHS;
const NAMES = Object.keys(PATHS) as Name[];

const execute = (statement: string) => sql.raw(statement).execute(app.services.stores.primary);

/** A page that is made has a nonce of its own, so the nonces show which pages were made anew. */
async function whichPages(): Promise<Map<Name, string>> {
  const pages = new Map<Name, string>();
  for (const name of NAMES) {
    const { statusCode, headers } = await second.http.inject({ url: PATHS[name] });
    expect([name, statusCode]).toEqual([name, 200]);
    pages.set(name, String(headers['content-security-policy']));
  }
  return pages;
}

/** Announcements come in their order: when this one has come to both processes, those before it have. */
async function settle(): Promise<void> {
  const read = (value: number) =>
    Promise.all(
      [app, second].map(({ services }) =>
        services.valueCache.read({ value: 'settled' }, ['files'], async () => value),
      ),
    );
  const [before = 0] = await read(0);
  await execute(`notify tags_changed, 'files'`);
  await expect.poll(() => read(before + 1)).toEqual([before + 1, before + 1]);
}

async function droppedBy(statement: string): Promise<Name[]> {
  const before = await whichPages();
  await execute(statement);
  await settle();
  const after = await whichPages();
  return NAMES.filter((name) => before.get(name) !== after.get(name));
}

const OF_THE_ISSUER: readonly Name[] = ['stock', 'company', 'bond', 'home'];

test('without a change, another process shows the pages that it has', async () => {
  const before = await whichPages();
  expect(await whichPages()).toEqual(before);
});

test('a changed dividend drops the pages of its stock and of its issuer, in every process, and no others of the kind', async () => {
  const dropped = await droppedBy(`update dividend set amount = amount where instrument_id = ${stockId}`);
  expect(dropped).toEqual(OF_THE_ISSUER);
});

test('a changed price drops the pages of the stock and of its issuer, and of those that show leaders on its venue', async () => {
  const listing = (venue: number) =>
    `(select id from listing where instrument_id = ${stockId} and venue_id = ${venue})`;
  const onVenue = (venue: number) =>
    droppedBy(`update daily_trading set trades = trades where listing_id = ${listing(venue)}`);
  expect(await onVenue(2)).toEqual(OF_THE_ISSUER);
  expect(await onVenue(1)).toEqual(['stock', 'company', 'another stock', 'bond', 'home']);
});

test('a changed price is one on its venue', async () => {
  const { valueCache } = app.services;
  let made = 0;
  const readAll = () =>
    Promise.all(
      [1, 2].map((venue) =>
        valueCache.read({ value: 'price-test', venue }, [`prices:venue:${venue}` as Tag], async () => ++made),
      ),
    );
  await readAll();
  await execute(
    `update daily_trading set trades = trades
      where listing_id = (select id from listing where instrument_id = ${stockId} and venue_id = 2)`,
  );
  await settle();
  expect(await readAll()).toEqual([1, 3]);
});

test('a changed label drops every page and the name of the site, but no other value and no part that shows none', async () => {
  const numbersOf = (name: string) => second.services.caches.stats().find((cache) => cache.name === name);
  await whichPages();
  const before = { values: numbersOf('values')?.misses, parts: numbersOf('parts')?.entries };
  const entries = numbersOf('pages')?.entries ?? 0;
  expect(entries).toBeGreaterThanOrEqual(NAMES.length);
  await execute(`insert into label_override values ('shell', 'skip', 'eng', 'Skip it')`);
  const isShown = async () => (await second.http.inject({ url: PATHS.stock })).body.includes('Skip it');
  await expect.poll(isShown).toBe(true);
  // The poll may have met the change half announced, and then the name is read twice.
  expect(numbersOf('values')?.misses).toBeLessThanOrEqual((before.values ?? 0) + 2);
  const left = numbersOf('parts')?.entries ?? 0;
  expect(left).toBeLessThanOrEqual(before.parts ?? 0);
  expect(left).toBeGreaterThan((before.parts ?? 0) / 2);
});

test('the numbers of every cache are among the metrics', async () => {
  const { body } = await app.get('/metrics');
  for (const number of ['hits_total', 'misses_total', 'entries', 'bytes', 'oldest_seconds'])
    for (const cache of ['pages', 'parts', 'values', 'fragments', 'sessions'])
      expect(body).toMatch(new RegExp(`^basispoint_cache_${number}\\{cache="${cache}"\\} [\\d.]+$`, 'm'));
});
