import { expect, test } from 'vitest';
import type { Database } from '#platform/database/database.server.ts';
import { Caches } from './caches.server.ts';
import { ValueCache } from './value-cache.server.ts';

const MENU = { value: 'menu', language: 'eng' };

function cached() {
  const caches = new Caches({ clock: () => new Date(0) });
  // No query is made here: what finds a value is part of each test.
  const values = new ValueCache(caches, {} as Database);
  return { caches, read: <Value>(find: () => Promise<Value>) => values.read(MENU, ['menu'], find) };
}

const gone = async () => Promise.reject(new Error('Connection terminated'));

test('SH-01 what was known last stands in while it cannot be read, for all who ask, and is requested again', async () => {
  const { caches, read } = cached();
  await read(async () => 'old');
  caches.drop(['menu']);
  expect(await Promise.all([read<string>(gone), read<string>(gone)])).toEqual(['old', 'old']);
  expect(await read(async () => 'new')).toBe('new');
});

test('it fails where nothing was ever known', async () => {
  const { read } = cached();
  await expect(read(gone)).rejects.toThrow('terminated');
  expect(await read(async () => 'new')).toBe('new');
});

/** What is read for each: `store` answers by number. */
function cachedForEach() {
  const caches = new Caches({ clock: () => new Date(0) });
  const values = new ValueCache(caches, {} as Database);
  const requested: (readonly number[])[] = [];
  const read = (ids: readonly number[], store: (id: number) => string | null) =>
    values.readForEach(ids, {
      key: { value: 'sizes' },
      tagsOf: (id) => [`issuer:${id}`],
      find: async (_, missing) => {
        requested.push([...missing]);
        return new Map(missing.flatMap((id) => toEntry(id, store(id))));
      },
    });
  return { caches, requested, read };
}
const toEntry = (id: number, value: string | null) => (value === null ? [] : [[id, value] as const]);

test('what is read for each of many things is read at once, and of what changed only that one again', async () => {
  const { caches, requested, read } = cachedForEach();
  expect(await read([1, 2, 3], (id) => (id === 3 ? null : 'old'))).toEqual(
    new Map([
      [1, 'old'],
      [2, 'old'],
    ]),
  );
  caches.drop(['issuer:2']);
  expect(await read([1, 2, 3], () => 'new')).toEqual(
    new Map([
      [1, 'old'],
      [2, 'new'],
    ]),
  );
  expect(requested).toEqual([[1, 2, 3], [2]]);
});

test('what changes while it is read for each is not given to who asks later', async () => {
  const { caches, requested, read } = cachedForEach();
  const before = read([1, 2], () => 'old');
  caches.drop(['issuer:1']);
  const after = read([1, 2], () => 'new');
  expect([(await before).get(1), (await after).get(1)]).toEqual(['old', 'new']);
  expect(requested).toEqual([[1, 2], [1]]);
});

test('where they cannot be read for each, all who ask learn it, and the next one asks again', async () => {
  const { requested, read } = cachedForEach();
  const broken = () => {
    throw new Error('Connection terminated');
  };
  const asked = await Promise.allSettled([read([1, 2], broken), read([2], broken)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read([1], () => 'new')).toEqual(new Map([[1, 'new']]));
  expect(requested).toEqual([[1, 2], [1]]);
});
