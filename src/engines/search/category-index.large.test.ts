import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SegmentBuilder } from './building/segment-builder.ts';
import { CategoryIndex } from './category-index.ts';
import type { SearchDocument } from './document.ts';
import { foldedSpellings } from './folding/spellings.ts';
import { keysOf } from './keys.ts';
import { plainSearch } from './plain-search-for-tests.ts';
import { beginsNear, canBeMistyped, findNearWords } from './querying/near-words.ts';
import { toQuery, withWord } from './querying/query.ts';
import { Workspace } from './querying/workspace.ts';
import type { Segment } from './segment.ts';

/** Few letters and many alike names, so that terms meet documents. */
const PIECES = [
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
];
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abn1'), minLength: 1, maxLength: 8 }),
  fc.constantFrom(...PIECES),
);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const document: fc.Arbitrary<SearchDocument> = fc.record({
  category: fc.constant('bonds'),
  id: fc.integer({ min: 1, max: 80 }),
  name: phrase,
  names: fc.array(phrase, { maxLength: 2 }),
  codes: fc.array(fc.oneof(word, fc.constantFrom('XX0000000ab1', 'XX0000000ba2')), { maxLength: 3 }),
  aliases: fc.array(phrase, { maxLength: 1 }),
  weight: fc.integer({ min: 0, max: 5 }),
  status: fc.integer({ min: 0, max: 3 }),
});
const documents = fc.uniqueArray(document, { minLength: 10, maxLength: 60, selector: ({ id }) => id });
const term = fc.oneof(phrase, fc.string({ unit: fc.constantFrom(...'abn1'), minLength: 1, maxLength: 5 }));
const limit = fc.constantFrom(1, 3, 20);

test('SE-10 the index finds, counts and ranks as reading every document does', () => {
  fc.assert(
    fc.property(documents, fc.array(term, { minLength: 8, maxLength: 8 }), limit, (list, terms, most) => {
      const index = indexOf(list);
      for (const one of terms) expectTheSame(index, list, one, [most], [1, 2]);
    }),
    { numRuns: 60 },
  );
});

test('SE-10 after documents came, changed and went, counts and order are as if built anew', () => {
  const removals = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 5 });
  fc.assert(
    fc.property(
      documents,
      documents,
      removals,
      fc.array(term, { minLength: 8 }),
      limit,
      (built, late, gone, terms, most) => {
        const index = indexOf(built);
        const now = new Map(built.map((one) => [one.id, one]));
        for (const one of late.slice(0, 15)) {
          index.put(one);
          now.set(one.id, one);
        }
        for (const id of gone) {
          index.remove(id);
          now.delete(id);
        }
        expect(index.size).toBe(now.size);
        for (const one of terms) expectTheSame(index, [...now.values()], one, [most], [3]);
      },
    ),
    { numRuns: 60 },
  );
});

test('SE-10 among thousands the best are the same, with frequent words and long lists', () => {
  const list = fc.sample(document, { numRuns: 3_000, seed: 7 }).map((one, at) => ({ ...one, id: at + 1 }));
  const index = indexOf(list);
  const terms = [
    'n n',
    'ab ab',
    'bank',
    'anka',
    'banka',
    'ban',
    'nauka',
    'наука',
    'юни',
    '北方',
    '银行',
    '北',
    'a',
    'ab',
    'abn',
    'abna',
  ];
  const pairs = [
    'bank a',
    'nauka bank',
    'ban anka',
    '北方 bank',
    'xx0',
    'xx0000000ab1',
    'anb1 ban',
    'banka n',
  ];
  for (const one of [...terms, ...pairs, ...fc.sample(term, { numRuns: 60, seed: 7 })])
    expectTheSame(index, list, one, [3, 20], [1]);
  for (const text of ['bank', 'anka', 'auka', 'nauka']) {
    const query = toQuery(text);
    const atStart = query && withWord(query, 0, text);
    const plain = list.filter((one) => keysOf(one).some(([key]) => ` ${key}`.includes(` ${text}`)));
    const page = { offset: 0, limit: 1, withoutStatuses: new Set<number>() };
    expect(atStart && index.find([atStart], page).total).toBe(plain.length);
  }
});

test('SE-10 words one slip away are found in the alphabet as by comparing with each', () => {
  const mistyped = fc
    .string({ unit: fc.constantFrom(...'abn1'), minLength: 4, maxLength: 7 })
    .filter(canBeMistyped);
  fc.assert(
    fc.property(documents, fc.array(mistyped, { minLength: 5 }), (list, terms) => {
      const segment = segmentOf(list);
      const words = wordsOf(segment);
      expect(words).toEqual([...new Set(words)].toSorted());
      for (const one of terms) {
        const near = findNearWords(segment, one);
        const found = words.filter((other) => near.some(({ text }) => other.startsWith(text)));
        const plain = words.filter((other) => beginsNear(other, one) && !other.startsWith(one));
        expect(plain.filter((other) => !found.includes(other))).toEqual([]);
        expect(found.filter((other) => !beginsNear(other, one))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

function segmentOf(list: readonly SearchDocument[]): Segment {
  const builder = new SegmentBuilder();
  for (const one of list) builder.add(one);
  return builder.finish();
}

const indexOf = (list: readonly SearchDocument[]) => new CategoryIndex(segmentOf(list), new Workspace());

function expectTheSame(
  index: CategoryIndex,
  list: readonly SearchDocument[],
  requested: string,
  limits: readonly number[],
  without: readonly number[],
): void {
  const queries = foldedSpellings(requested)
    .map((text) => toQuery(text))
    .filter((query) => query !== null);
  const found = plainSearch(list, requested);
  const statusOf = new Map(list.map(({ id, status = 0 }) => [id, status]));
  for (const withoutStatuses of [new Set<number>(), new Set(without)]) {
    const plain = found.filter((id) => !withoutStatuses.has(statusOf.get(id) ?? 0));
    for (const [offset, limit] of limits.flatMap((most) => [0, 2].map((from) => [from, most] as const))) {
      const { total, isExact, items } = index.find(queries, { offset, limit, withoutStatuses });
      expect({ total, isExact, ids: items.map(({ id }) => id) }, requested).toEqual({
        total: plain.length,
        isExact: true,
        ids: plain.slice(offset, offset + limit),
      });
    }
  }
}

function wordsOf({ text, words }: Segment): readonly string[] {
  return [...words].map((from) => {
    let end = from;
    while ((text[end] ?? 0) > 0x20) end++;
    return String.fromCharCode(...text.subarray(from, end));
  });
}
