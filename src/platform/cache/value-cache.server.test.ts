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
