import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsNear, canBeMistyped, findNearWords } from './asking/near-words.ts';
import { buildSegments } from './build-index.ts';
import { SEARCH_CATEGORIES, type SearchDocument } from './document.ts';
import { foldText } from './folding/fold-text.ts';
import { foldedSpellings } from './folding/spellings.ts';
import { keysOf } from './keys.ts';
import { SearchIndex } from './search-index.ts';

/** Few letters and many alike names, so that terms meet documents. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abn1'), minLength: 1, maxLength: 6 }),
  fc.constantFrom(
    'bank',
    'banka',
    'urbanka',
    'Банк',
    'Юнион',
    'наука',
    '北方',
    '北方银行',
    '方a',
    'ab北',
    'S.A.',
    'a&b',
  ),
);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const document: fc.Arbitrary<SearchDocument> = fc.record({
  category: fc.constantFrom('bonds', 'stocks'),
  id: fc.integer({ min: 1, max: 60 }),
  name: phrase,
  names: fc.array(phrase, { maxLength: 2 }),
  tickers: fc.array(word, { maxLength: 2 }),
  isin: fc.constantFrom(null, 'XX0000000ab1', 'XX0000000ba2'),
  aliases: fc.array(phrase, { maxLength: 1 }),
  weight: fc.integer({ min: 0, max: 5 }),
  status: fc.integer({ min: 0, max: 3 }),
});
const documents = fc
  .array(document, { maxLength: 60 })
  .map((list) => [...new Map(list.map((one) => [`${one.category}/${one.id}`, one])).values()]);

/** The rules again, in the plainest way: a word is found inside a key, a short one where a word begins. */
function plainMatch(one: SearchDocument, term: string): number {
  return Math.min(...foldedSpellings(term).map((spelling) => plainMatchOf(one, spelling)));
}

function plainMatchOf(one: SearchDocument, folded: string): number {
  const keys = [...keysOf(one)];
  const words = folded.split(' ');
  const found = words.map((wanted) => {
    const isShort = /^[a-z0-9]{1,2}$/.test(wanted);
    if (keys.some(([key]) => ` ${key}`.includes(` ${wanted}`))) return 3;
    return !isShort && keys.some(([key]) => key.includes(wanted)) ? 4 : 6;
  });
  const worst = Math.max(...found);
  if (worst !== 3) return worst;
  const whole = keys.filter(([key, mark]) => mark !== 5 && key.startsWith(folded));
  if (whole.some(([key, mark]) => key === folded && (mark === 2 || mark === 3))) return 0;
  if (whole.some(([key]) => key === folded)) return 1;
  return whole.length > 0 ? 2 : 3;
}

function plainSearch(list: readonly SearchDocument[], term: string): readonly SearchDocument[] {
  return list
    .map((one) => ({ one, match: plainMatch(one, term) }))
    .filter(({ match }) => match < 6)
    .sort((a, b) => a.match - b.match || b.one.weight - a.one.weight || a.one.id - b.one.id)
    .map(({ one }) => one);
}

function expectTheSame(index: SearchIndex, list: readonly SearchDocument[], term: string, without: number[]) {
  if (foldText(term) === '' || plainSearch(list, term).length === 0) return;
  const reply = index.search({ term, withoutStatuses: without });
  for (const category of SEARCH_CATEGORIES) {
    const inCategory = list.filter((one) => one.category === category && !without.includes(one.status ?? 0));
    const plain = plainSearch(inCategory, term);
    expect(reply[category]?.total).toBe(plain.length);
    expect(reply[category]?.items.map(({ id }) => id)).toEqual(plain.slice(0, 20).map(({ id }) => id));
    expect(index.search({ term, category, withoutStatuses: without })).toEqual({
      [category]: reply[category],
    });
  }
}

test('SE-10 the index finds and ranks what reading every document finds and ranks', () => {
  fc.assert(
    fc.property(documents, phrase, fc.subarray([0, 1]), (list, term, without) => {
      expectTheSame(new SearchIndex(buildSegments(list)), list, term, without);
    }),
    { numRuns: 150 },
  );
});

test('SE-10 after documents came, changed and went, counts and order are as if built anew', () => {
  fc.assert(
    fc.property(documents, documents, fc.array(fc.nat(60)), phrase, (built, late, removed, term) => {
      const index = new SearchIndex(buildSegments(built));
      const now = new Map(built.map((one) => [`${one.category}/${one.id}`, one]));
      for (const one of late) {
        index.put(one);
        now.set(`${one.category}/${one.id}`, one);
      }
      for (const id of removed) {
        index.remove('stocks', id);
        now.delete(`stocks/${id}`);
      }
      expect(index.size).toBe(now.size);
      expectTheSame(index, [...now.values()], term, []);
    }),
    { numRuns: 80 },
  );
});

test('SE-10 words one slip away are found in the alphabet as by comparing with each', () => {
  const term = fc.string({ unit: fc.constantFrom(...'abn1'), minLength: 4, maxLength: 7 });
  fc.assert(
    fc.property(documents, term, (list, mistyped) => {
      fc.pre(canBeMistyped(mistyped));
      for (const segment of Object.values(buildSegments(list))) {
        const words = new Set<string>();
        for (const from of segment.words) {
          let end = from;
          while ((segment.text[end] ?? 0) > 0x20) end++;
          words.add(String.fromCharCode(...segment.text.subarray(from, end)));
        }
        expect([...words]).toEqual([...words].toSorted());
        const near = findNearWords(segment, mistyped);
        const found = [...words].filter((one) => near.some(({ text }) => one.startsWith(text)));
        const plain = [...words].filter((one) => beginsNear(one, mistyped) && !one.startsWith(mistyped));
        expect(plain.filter((one) => !found.includes(one))).toEqual([]);
      }
    }),
    { numRuns: 80 },
  );
});
