import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_TERM } from '#domain/search/categories.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

/** Ten thousand in all; the store is slower, and has less to go wrong of its own. */
const HOUSES = [
  { from: 'the index', options: { search: true }, terms: 8_000 },
  { from: 'the store', options: {}, terms: 2_000 },
] as const;

const AT_ONCE = 40;

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const signs = [...'\'"%_\\*+?()[]{}|^$.;-/<>&#:,=~', '\u0000', '\u0007', '\u202e', '\ufeff', '\u0301', 'ﷺ'];
const PIECES = [
  "'; drop table instrument; --",
  "%' or 1=1 --",
  'union select null,null',
  '(a+)+$',
  '^(?:.*)*$',
  '[[:alpha:]]{1,}',
  '\\p{L}+',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '$1',
  '\ud800',
  '\udc00',
  '😀',
  'norvik',
  '钢铁',
  'газ',
];

const hostileTerm = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: anyUnit, maxLength: 150 }),
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 120 }),
  fc.array(fc.constantFrom(...PIECES, ' '), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom(...PIECES, ...signs), fc.integer({ min: 1, max: 4_000 }))
    .map(([piece, times]) => piece.repeat(times)),
);

describe.each(HOUSES)('answered from $from', ({ options, terms }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(options);
  });
  afterAll(() => app.close());

  test(`SE-04 ${terms} hostile terms are no fault, and little of each is looked for`, async () => {
    const { search } = app.services;
    const ask = search.ask.bind(search);
    let longest = 0;
    search.ask = (request) => {
      longest = Math.max(longest, [...request.term].length);
      expect(request.term).not.toMatch(/\p{Cc}/u);
      expect(request.term.isWellFormed()).toBe(true);
      return ask(request);
    };
    const cookie = await app.cookieOf('paid');
    const send = async (term: string, at: number) => {
      const asText = { headers: { cookie, 'content-type': 'text/plain' }, payload: term };
      const asJson = { headers: { cookie }, payload: { term } };
      const url = at % 3 === 0 ? '/api/suggest/' : '/api/suggest/bonds/';
      const answer = await app.http.inject({ method: 'POST', url, ...(at % 2 === 0 ? asText : asJson) });
      return answer.statusCode;
    };
    const statuses = new Map<number, number>();
    const all = fc.sample(hostileTerm, { numRuns: terms, seed: 1_077 });
    for (let from = 0; from < all.length; from += AT_ONCE)
      for (const status of await Promise.all(all.slice(from, from + AT_ONCE).map(send)))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect([...statuses.keys()].filter((status) => ![200, 400, 413].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(terms / 2);
    expect(longest).toBe(LONGEST_TERM);
  });
});
