import { expect, test } from 'vitest';
import type { Database } from '#platform/database/database.server.ts';
import { ValueCache } from './value-cache.server.ts';

/** No query is made here: what finds a value is part of each test. */
const cached = () => new ValueCache({} as Database);
const gone = async () => Promise.reject(new Error('Connection terminated'));

test('a value is found once, however many ask, until the content changes', async () => {
  const values = cached();
  let found = 0;
  const find = async () => ++found;
  await Promise.all([values.read('menu', find), values.read('menu', find)]);
  expect(await values.read('menu', find)).toBe(1);
  values.forgetAll();
  expect(await values.read('menu', find)).toBe(2);
});

test('SH-01 what was known last stands in while it cannot be read, and is requested again', async () => {
  const values = cached();
  await values.read('menu', async () => 'old');
  values.forgetAll();
  expect(await values.read('menu', gone)).toBe('old');
  expect(await values.read('menu', async () => 'new')).toBe('new');
});

test('it fails where nothing was ever known', async () => {
  const values = cached();
  await expect(values.read('menu', gone)).rejects.toThrow('terminated');
  expect(await values.read('menu', async () => 'new')).toBe('new');
});

test('ST-13 what is made of prices is read anew when they have moved, and nothing else is', async () => {
  const values = cached();
  let found = 0;
  const find = async () => ++found;
  await values.read('menu', find);
  await values.readPriced('leaders', find);
  values.forgetPriced();
  expect([await values.read('menu', find), await values.readPriced('leaders', find)]).toEqual([1, 3]);
});
