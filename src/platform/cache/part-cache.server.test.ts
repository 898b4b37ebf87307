import { expect, test } from 'vitest';
import { PartCache } from './part-cache.server.ts';

const open = { now: 0, isPriced: false };
const priced = { now: 0, isPriced: true };

function counter() {
  let requested = 0;
  return async () => ++requested;
}

test('a part is requested once, however many pages show it at the same time', async () => {
  const parts = new PartCache();
  const find = counter();
  const read = () => parts.read('news', open, find);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
});

test('a price that moves takes away what is made of prices, and nothing else', async () => {
  const parts = new PartCache();
  const [news, multiples] = [counter(), counter()];
  const read = () =>
    Promise.all([parts.read('news', open, news), parts.read('multiples', priced, multiples)]);
  await read();
  parts.forgetPriced();
  expect(await read()).toEqual([1, 2]);
  parts.forgetAll();
  expect(await read()).toEqual([2, 3]);
});

test('a part is requested again after a minute', async () => {
  const parts = new PartCache();
  const find = counter();
  await parts.read('news', open, find);
  expect(await parts.read('news', { ...open, now: 59_999 }, find)).toBe(1);
  expect(await parts.read('news', { ...open, now: 60_000 }, find)).toBe(2);
});

test('a part that failed is not cached', async () => {
  const parts = new PartCache();
  await expect(parts.read('news', open, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await parts.read('news', open, async () => 'up')).toBe('up');
});

test('what was being read while the content changed is not cached', async () => {
  const parts = new PartCache();
  const slow = Promise.withResolvers<string>();
  const reading = parts.read('news', open, () => slow.promise);
  parts.forgetAll();
  slow.resolve('old');
  expect(await reading).toBe('old');
  expect(await parts.read('news', open, async () => 'new')).toBe('new');
});

test('however many parts there are, the oldest leave', async () => {
  const parts = new PartCache();
  const find = counter();
  await parts.read('first', open, find);
  for (let n = 0; n < 4_000; n++) await parts.read(`part ${n}`, open, async () => n);
  expect(await parts.read('first', open, find)).toBe(2);
});
