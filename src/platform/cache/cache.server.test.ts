import { expect, test } from 'vitest';
import type { Tag } from '#domain/changes/tag.ts';
import { Cache, type CacheOptions } from './cache.server.ts';
import { Caches } from './caches.server.ts';
import { dependsOn, dependsOnlyOn } from './depends-on.server.ts';

interface Key {
  readonly id: string;
}

function newCache(options: Partial<CacheOptions<Key, string>> = {}) {
  let now = 0;
  const cache = new Cache<Key, string>({ name: 'test', clock: () => new Date(now), most: {}, ...options });
  let made = 0;
  return {
    cache,
    passTo: (time: number) => {
      now = time;
    },
    read: (id: string, tags?: readonly Tag[]) => cache.read({ id }, async () => `${id} ${++made}`, tags),
    has: (id: string) => cache.find({ id }) !== undefined,
  };
}

test('a value is made once, however many request it at the same time', async () => {
  const { read } = newCache();
  expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual(['a 1', 'a 1', 'a 1']);
  expect(await read('a')).toBe('a 1');
});

test('a value that failed is made again', async () => {
  const { cache, read } = newCache();
  await expect(cache.read({ id: 'a' }, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await read('a')).toBe('a 1');
});

test.each<{ tags: readonly Tag[]; dropped: readonly Tag[]; isLeft: boolean }>([
  { tags: ['instrument:7', 'issuer:3'], dropped: ['instrument:7'], isLeft: false },
  { tags: ['instrument:7', 'issuer:3'], dropped: ['labels', 'issuer:3'], isLeft: false },
  { tags: ['instrument:7'], dropped: ['instrument:8', 'issuer:7', 'prices:instrument:7'], isLeft: true },
  { tags: ['instrument:7'], dropped: ['instrument'], isLeft: false },
  { tags: ['prices'], dropped: ['prices:venue:1'], isLeft: false },
  { tags: ['prices:venue:2'], dropped: ['prices:venue:1'], isLeft: true },
  { tags: ['prices:venue:2'], dropped: ['prices'], isLeft: false },
  { tags: ['labels'], dropped: ['menu'], isLeft: true },
  { tags: ['labels'], dropped: ['content'], isLeft: false },
  { tags: [], dropped: ['prices:instrument:4'], isLeft: false },
  { tags: [], dropped: ['ticks:instrument:4', 'user:4'], isLeft: true },
])('what depends on $tags is left after $dropped: $isLeft', async ({ tags, dropped, isLeft }) => {
  const { cache, read, has } = newCache();
  await read('a', tags);
  cache.drop(dropped);
  expect(has('a')).toBe(isLeft);
});

test('the tags of what it is made of are collected, at any depth and whether that was cached or not', async () => {
  const { cache: parts } = newCache();
  const { cache: pages, has } = newCache();
  const readPart = () => parts.read({ id: 'part' }, async () => 'part', ['issuer:3', 'ticks:issuer:3']);
  const readPage = (id: string) =>
    pages.read({ id }, async () => {
      dependsOnlyOn('instrument:7');
      await Promise.resolve();
      dependsOn('labels');
      return readPart();
    });
  for (const changed of ['instrument:7', 'labels', 'issuer:3'] as const) {
    await readPage('page');
    pages.drop([changed]);
    expect([changed, has('page')]).toEqual([changed, false]);
  }
  await readPage('page');
  // Moving prices drop the part; the page that shows it among others stays for its time.
  pages.drop(['ticks:issuer:3', 'instrument:8']);
  expect(has('page')).toBe(true);
});

test('what only adds tags still depends on everything', async () => {
  const { cache, has } = newCache();
  await cache.read({ id: 'a' }, async () => {
    dependsOn('instrument:7');
    return 'a';
  });
  cache.drop(['issuer:9']);
  expect(has('a')).toBe(false);
});

test('two values that are made at once do not collect the tags of each other', async () => {
  const { cache, has } = newCache();
  const make = (id: string, tag: Tag) =>
    cache.read({ id }, async () => {
      await Promise.resolve();
      dependsOnlyOn(tag);
      return id;
    });
  await Promise.all([make('a', 'instrument:1'), make('b', 'instrument:2')]);
  cache.drop(['instrument:1']);
  expect([has('a'), has('b')]).toEqual([false, true]);
});

test.each<{ dropped: Tag; isCached: boolean }>([
  { dropped: 'instrument:7', isCached: false },
  { dropped: 'instrument:8', isCached: true },
])('what was being made while $dropped changed is cached: $isCached', async ({ dropped, isCached }) => {
  const { cache, has } = newCache();
  const held = Promise.withResolvers<void>();
  const slow = cache.read({ id: 'a' }, async () => {
    await held.promise;
    dependsOnlyOn('instrument:7');
    return 'old';
  });
  cache.drop([dropped]);
  held.resolve();
  expect(await slow).toBe('old');
  expect(has('a')).toBe(isCached);
});

test('whoever comes after a change never gets what was read before it, also where the tag came late', async () => {
  const { cache, read } = newCache();
  const held = Promise.withResolvers<void>();
  const slow = cache.read({ id: 'a' }, async () => {
    dependsOnlyOn('instrument:7');
    await held.promise;
    dependsOn('labels');
    return 'old';
  });
  cache.drop(['labels']);
  const after = read('a');
  held.resolve();
  expect([await slow, await after]).toEqual(['old', 'a 1']);
});

test('one who comes after everything was dropped does not wait for what is being made', async () => {
  const { cache, read, has } = newCache();
  const held = Promise.withResolvers<string>();
  const slow = cache.read({ id: 'a' }, () => held.promise, ['issuer:1']);
  cache.dropAll();
  expect(await read('a')).toBe('a 1');
  held.resolve('old');
  await slow;
  expect(await read('a')).toBe('a 1');
  cache.remove({ id: 'a' });
  expect(has('a')).toBe(false);
});

test('an entry is as old as it may be at most', async () => {
  const { read, passTo } = newCache({ most: { ageMs: 60_000 } });
  await read('a');
  passTo(59_999);
  expect(await read('a')).toBe('a 1');
  passTo(60_000);
  expect(await read('a')).toBe('a 2');
});

test('the number of entries is limited: what was not used leaves first', async () => {
  const { read, has } = newCache({ most: { entries: 3 } });
  for (const id of ['a', 'b', 'c']) await read(id);
  await read('a');
  await read('d');
  expect(['b', 'a', 'c', 'd'].map(has)).toEqual([false, true, true, true]);
});

test('the bytes are limited, of all entries and of each', async () => {
  const { cache, read, has } = newCache({
    most: { bytes: 100, entryBytes: 60 },
    sizeOf: (text) => Number(text.split(' ')[0]),
  });
  await read('40');
  await read('61');
  expect([has('40'), has('61'), cache.bytes]).toEqual([true, false, 40]);
  await read('60');
  await read('41');
  expect([has('40'), has('60'), has('41'), cache.bytes]).toEqual([true, false, true, 81]);
});

test('hits, misses, entries, bytes and the oldest age are counted by cache', async () => {
  let now = 0;
  const caches = new Caches({ clock: () => new Date(now) });
  const cache = caches.create<Key, string>({ name: 'pages', most: {}, sizeOf: ({ length }) => length });
  const read = (id: string) => cache.read({ id }, async () => id);
  await Promise.all([read('one'), read('one')]);
  now = 2_000;
  await read('three');
  cache.find({ id: 'three' });
  now = 5_000;
  expect(caches.stats()).toEqual([
    { name: 'pages', hits: 2, misses: 2, entries: 2, bytes: 8, oldestMs: 5_000 },
  ]);
  caches.drop(['content']);
  expect(caches.stats()).toMatchObject([{ entries: 0, bytes: 0, oldestMs: 0 }]);
});

test('before anything is dropped, those who read are kept from where the change is missing', async () => {
  const order: string[] = [];
  const caches = new Caches({ clock: () => new Date(0), onDrop: () => order.push('noted') });
  const cache = caches.create<Key, string>({ name: 'test', most: {} });
  await cache.read({ id: 'a' }, async () => 'a');
  const { drop } = cache;
  cache.drop = (tags) => {
    order.push('dropped');
    drop.call(cache, tags);
  };
  caches.drop(['issuer:1']);
  expect(order).toEqual(['noted', 'dropped']);
});
