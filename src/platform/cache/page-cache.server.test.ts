import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CacheKey, cacheKeyOf, countRequest, encodedForm, PageCache } from './page-cache.server.ts';

const answer = (text: string) => async () => ({
  status: 200,
  headers: {},
  plain: Buffer.from(text),
  essence: text,
});

test('LV-05 keys that differ in viewer, language, brand, format, path or query never meet', () => {
  const part = fc.stringMatching(/^[a-z0-9/?=&+-]{0,8}$/);
  const key: fc.Arbitrary<CacheKey> = fc.record({
    path: part,
    language: part,
    prefix: part,
    brand: part,
    viewer: part,
    query: part,
    numbers: fc.constantFrom('language' as const, 'point' as const, 'comma' as const),
    format: fc.constantFrom('html' as const, 'json' as const),
  });
  fc.assert(
    fc.property(key, key, (one, other) => {
      const isSame =
        JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
      expect(cacheKeyOf(one) === cacheKeyOf(other)).toBe(isSame);
    }),
  );
});

test('an answer is made once, however many request it at the same time', async () => {
  const cache = new PageCache();
  let made = 0;
  const make = async () => {
    made++;
    return answer('x')();
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.findOrMake('k', 0, make)));
  await cache.findOrMake('k', 1, make);
  expect(made).toBe(1);
});

test('an answer that was being made while the content changed is not cached', async () => {
  const cache = new PageCache();
  const held = Promise.withResolvers<void>();
  const slow = cache.findOrMake('k', 0, async () => {
    await held.promise;
    return answer('old')();
  });
  cache.forgetAll();
  const fresh = await cache.findOrMake('k', 0, answer('new'));
  expect(fresh.plain.toString()).toBe('new');
  held.resolve();
  expect((await slow).plain.toString()).toBe('old');
  expect(cache.find('k', 0)?.plain.toString()).toBe('new');
});

test('an answer is forgotten after a minute', async () => {
  const cache = new PageCache();
  await cache.findOrMake('k', 0, answer('x'));
  expect(cache.find('k', 59_999)).toBeDefined();
  expect(cache.find('k', 60_000)).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('an answer that failed is not cached', async () => {
  const cache = new PageCache();
  await expect(cache.findOrMake('k', 0, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.findOrMake('k', 0, answer('up'))).plain.toString()).toBe('up');
});

test('pages at some addresses are forgotten for every viewer and language, and the others are cached', async () => {
  const cache = new PageCache();
  const base = {
    prefix: '',
    brand: 'basispoint',
    format: 'html',
    numbers: 'language',
    query: 'period=0',
  } as const;
  const keyOf = (path: string, viewer: string, language: string) =>
    cacheKeyOf({ ...base, path, viewer, language });
  const moved = ['anonymous', 'paid'].flatMap((viewer) =>
    ['eng', 'rus'].map((language) => keyOf('/stocks/norvik/', viewer, language)),
  );
  const other = keyOf('/stocks/norvik-bank/', 'paid', 'eng');
  for (const key of [...moved, other]) await cache.findOrMake(key, 0, answer('x'));
  cache.forgetAt((path) => path === '/stocks/norvik/');
  expect(moved.map((key) => cache.find(key, 1))).toEqual(moved.map(() => undefined));
  expect(cache.find(other, 1)).toBeDefined();
  expect(cache.bytes).toBe(2);
});

test('the first readers get a quick form; after many requests, a smaller one replaces it', async () => {
  const text = Array.from({ length: 2_000 }, (_, index) => `row ${index} of ${(index * 7919) % 997}`).join();
  const cached = await new PageCache().findOrMake('k', 0, answer(text));
  const quick = await encodedForm(cached, 'br');
  for (let request = 1; request < 20; request++) countRequest(cached, 'br');
  expect(await encodedForm(cached, 'br')).toEqual(quick);
  countRequest(cached, 'br');
  await expect
    .poll(async () => (await encodedForm(cached, 'br')).bytes.length)
    .toBeLessThan(quick.bytes.length);
  const { bytes } = await encodedForm(cached, 'br');
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
});
