import { expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import { MOST_QUERYING_STORE, MOST_WAITING_FOR_STORE, Search } from './search.server.ts';
import { readAnnouncement, type SearchFeed } from './search-feed.ts';
import { MOST_CHANGES } from './search-index.ts';

const soon = { interval: 10 };
const quiet = { info: () => undefined, warn: () => undefined };
const named = (id: number, name: string): SearchDocument => ({ category: 'etf', id, name, weight: 1 });

const KINDS: SearchFeed['kinds'] = {
  instrument: ['bonds', 'stocks', 'indexes', 'etf'],
  issuer: ['companies'],
};

/** A store of names whose reading can be held up. */
function createFixture() {
  const rows = new Map([[1, 'Quitte']]);
  const gate = { opens: Promise.resolve(), readings: 0 };
  const feed: SearchFeed = {
    kinds: KINDS,
    async *readAll() {
      gate.readings++;
      const read = [...rows].map(([id, name]) => named(id, name));
      await gate.opens;
      yield read;
    },
    findChanged: async ({ ids }) =>
      ids.flatMap((id) => named(id, rows.get(id) ?? '')).filter(({ name }) => name),
    search: async () => ({ etf: { total: 77, isExact: true, items: [] } }),
    findAll: async () => [77],
  };
  return { rows, gate, feed };
}

const count = async (search: Search, term: string) =>
  (await search.ask({ term, category: 'etf' })).etf?.total;

test.each([
  { payload: 'instrument:1,22', rows: { kind: 'instrument', ids: [1, 22] } },
  { payload: 'issuer:3', rows: { kind: 'issuer', ids: [3] } },
  { payload: 'many', rows: 'many' },
  { payload: 'listing:3', rows: 'many' },
  { payload: 'issuer:', rows: 'many' },
  { payload: '', rows: 'many' },
])('SE-10 the announcement "$payload" is understood', ({ payload, rows }) => {
  expect(readAnnouncement(payload, KINDS)).toEqual(rows);
});

test('EP-05 all who have the words are found by the store until the index is built, and then by the index', async () => {
  const { rows, feed } = createFixture();
  for (let id = 2; id < 70; id++) rows.set(id, `Quitte ${id}`);
  const search = new Search({ feed, log: quiet, isLimited: false });
  expect([...(await search.findAll('etf', 'quitte'))]).toEqual([77]);
  search.start();
  await expect.poll(() => search.size, soon).toBe(69);
  expect(new Set(await search.findAll('etf', 'QUITTE'))).toEqual(new Set(rows.keys()));
  rows.set(70, 'Späte Quitte');
  rows.delete(3);
  search.follow('instrument:3,70');
  await expect.poll(async () => new Set(await search.findAll('etf', 'quitte')).has(70), soon).toBe(true);
  expect(new Set(await search.findAll('etf', 'quitte'))).toEqual(new Set(rows.keys()));
  expect([...(await search.findAll('etf', 'quitet'))]).toEqual([]);
  expect([...(await search.findAll('etf', ' '))]).toEqual([]);
  await search.stop();
});

test('SE-10 the store answers until the index is built, and what changed during the build is in it', async () => {
  const { rows, gate, feed } = createFixture();
  const search = new Search({ feed, log: quiet, isLimited: false });
  const held = Promise.withResolvers<void>();
  gate.opens = held.promise;
  search.follow('instrument:1');
  search.start();
  await expect.poll(() => gate.readings, soon).toBe(1);
  expect(await count(search, 'mispel')).toBe(77);
  rows.set(1, 'Mispel');
  search.follow('instrument:1');
  held.resolve();
  await expect.poll(() => search.size, soon).toBe(1);
  expect([await count(search, 'mispel'), await count(search, 'quitte')]).toEqual([1, 0]);
  rows.delete(1);
  search.follow('instrument:1');
  await expect.poll(() => count(search, 'mispel'), soon).toBe(0);
  await search.stop();
});

test('SE-10 a store that fails leaves the last index in place, and a stop ends a build', async () => {
  const { gate, feed } = createFixture();
  const warnings: unknown[] = [];
  const log = { ...quiet, warn: (...said: unknown[]) => void warnings.push(said) };
  const search = new Search({ feed, log, isLimited: false });
  search.start();
  await expect.poll(() => search.size, soon).toBe(1);
  gate.opens = Promise.reject(new Error('the store is gone'));
  gate.opens.catch(() => undefined);
  search.rebuild();
  await expect.poll(() => warnings.length, soon).toBe(1);
  expect(await count(search, 'quitte')).toBe(1);
  await search.stop();

  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const other = new Search({
    feed: {
      ...feed,
      async *readAll() {
        yield [named(1, 'Quitte')];
        isHeld = true;
        await held.promise;
      },
    },
    log,
    isLimited: false,
  });
  other.start();
  await expect.poll(() => isHeld, soon).toBe(true);
  const stopped = other.stop();
  held.resolve();
  await stopped;
  expect([other.size, warnings.length]).toEqual([0, 1]);
});

test('SE-10 the store is asked by a few at once, some wait for their turn, and past that is refused', async () => {
  const { feed } = createFixture();
  const held = Promise.withResolvers<void>();
  let [working, most] = [0, 0];
  const slow: SearchFeed = {
    ...feed,
    search: async (request) => {
      most = Math.max(most, ++working);
      await held.promise;
      working--;
      return feed.search(request);
    },
  };
  const search = new Search({ feed: slow, log: quiet, isLimited: false });
  const room = MOST_QUERYING_STORE + MOST_WAITING_FOR_STORE;
  const requested = Array.from({ length: room }, () => count(search, 'quitte'));
  await expect(count(search, 'quitte')).rejects.toThrow('overloaded');
  held.resolve();
  expect(await Promise.all(requested)).toEqual(requested.map(() => 77));
  expect([await count(search, 'quitte'), most]).toEqual([77, MOST_QUERYING_STORE]);
});

test('SE-10 once too much came after the build, the index is built anew', async () => {
  const { feed } = createFixture();
  let builds = 0;
  const late = Array.from({ length: MOST_CHANGES + 1 }, (_, at) => named(at + 2, `Late ${at}`));
  const growing: SearchFeed = {
    ...feed,
    async *readAll() {
      builds++;
      yield [named(1, 'Quitte'), ...(builds > 1 ? late : [])];
    },
    findChanged: async () => late,
  };
  const search = new Search({ feed: growing, log: quiet, isLimited: false });
  search.start();
  await expect.poll(() => search.size, soon).toBe(1);
  search.follow('instrument:2');
  await expect.poll(() => builds, soon).toBe(2);
  await expect.poll(() => count(search, 'late'), soon).toBe(late.length);
  await search.stop();
});
