import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCookieSettings, writeCookieSettings } from './settings-cookies.server.ts';

const BROWSER_KEEPS = 4_096;

function jar(given: Record<string, string> = {}) {
  const held = new Map(Object.entries(given));
  return {
    held,
    find: (name: string) => held.get(name),
    write: (name: string, value: string) => void held.set(name, value),
    clear: (name: string) => void held.delete(name),
  };
}

test('US-01 whatever is written into the cookies is read from them again', () => {
  const settings = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 3 }));
  fc.assert(
    fc.property(settings, settings, (first, second) => {
      const cookies = jar();
      writeCookieSettings(cookies, first);
      writeCookieSettings(cookies, second);
      expect(findCookieSettings(cookies)).toEqual(JSON.parse(JSON.stringify(second)));
    }),
  );
});

test('US-01 8 kB that cannot be packed fit into three cookies, and less leaves none behind', () => {
  const cookies = jar();
  const noise = { noise: randomBytes(6_100).toString('base64') };
  writeCookieSettings(cookies, noise);
  expect(cookies.held.size).toBe(3);
  for (const [name, value] of cookies.held) expect(name.length + value.length).toBeLessThan(BROWSER_KEEPS);
  expect(findCookieSettings(cookies)).toEqual(noise);
  writeCookieSettings(cookies, { small: 1 });
  expect(cookies.held.size).toBe(1);
  writeCookieSettings(cookies, {});
  expect(cookies.held.size).toBe(0);
});

const packed = (text: string) => deflateRawSync(text).toString('base64url');
test.each([
  { why: 'no packed text', value: '%%%' },
  { why: 'no JSON', value: packed('{') },
  { why: 'a list', value: packed('[1]') },
  { why: 'a number', value: packed('7') },
  { why: 'a few bytes that unpack to many', value: packed(`{"a":"${'x'.repeat(9_000)}"}`) },
])('US-01 a cookie with $why counts as no settings', ({ value }) => {
  expect(findCookieSettings(jar({ basispoint_settings: value }))).toEqual({});
});
