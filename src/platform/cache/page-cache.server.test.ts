import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Caches } from './caches.server.ts';
import {
  countRequest,
  createPageCache,
  encodedForm,
  type PageKey,
  readAnswer,
  writePageKey,
} from './page-cache.server.ts';

const newPageCache = () => createPageCache(new Caches({ clock: () => new Date(0) }));

const KEY: PageKey = {
  path: '/',
  language: 'eng',
  prefix: '',
  brand: 'basispoint',
  viewer: 'anonymous',
  format: 'html',
  numbers: 'language',
  query: '',
};

const answer = (text: string) => async () => ({
  status: 200,
  headers: {},
  plain: Buffer.from(text),
  essenceOf: () => text,
});

test('LV-05 keys that differ in viewer, language, brand, format, path or query never meet', () => {
  const part = fc.stringMatching(/^[a-z0-9/?=&+-]{0,8}$/);
  const key: fc.Arbitrary<PageKey> = fc.record({
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
      expect(writePageKey(one) === writePageKey(other)).toBe(isSame);
    }),
  );
});

test('an answer that is to be cached for no time, or is none that everyone gets, is made each time', async () => {
  const cache = newPageCache();
  for (const different of [{ cacheMs: 0 }, { status: 206 }]) {
    await readAnswer(cache, KEY, async () => ({ ...(await answer('once')()), ...different }));
    expect(cache.find(KEY)).toBeUndefined();
  }
  await readAnswer(cache, KEY, answer('x'));
  expect(cache.find(KEY)?.plain.toString()).toBe('x');
});

test('labels are shown by every answer, and any content by one that does not say what it depends on', async () => {
  const cache = newPageCache();
  for (const changed of ['labels', 'issuer:7'] as const) {
    await readAnswer(cache, KEY, answer('x'));
    cache.drop([changed]);
    expect(cache.find(KEY)).toBeUndefined();
  }
});

test('the first readers get a quick form; after many requests, a smaller one replaces it', async () => {
  const text = Array.from({ length: 2_000 }, (_, index) => `row ${index} of ${(index * 7919) % 997}`).join();
  const cached = await readAnswer(newPageCache(), KEY, answer(text));
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
