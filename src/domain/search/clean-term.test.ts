import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_TERM } from './categories.ts';
import { cleanTerm } from './clean-term.ts';

test.each([
  { typed: '  norvik  ', term: 'norvik' },
  { typed: 'nor\u0000vik\u0007', term: 'norvik' },
  { typed: 'norvik\r\n\tsteel', term: 'norvik steel' },
  { typed: 'norvik \u0001 steel', term: 'norvik steel' },
  { typed: '\ud83dnorvik\udc00', term: 'norvik' },
  { typed: '😀'.repeat(200), term: '😀'.repeat(100) },
  { typed: '\u0000 \u0001', term: '' },
])('SE-04 a term is taken as it was meant: $term', ({ typed, term }) => {
  expect(cleanTerm(typed)).toBe(term);
});

test('SE-04 whatever is typed, a term is short, well formed and printable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const term = cleanTerm(typed);
      expect([...term].length).toBeLessThanOrEqual(LONGEST_TERM);
      expect(term).toBe(cleanTerm(term));
      expect(term.isWellFormed() && !/\p{Cc}/u.test(term)).toBe(true);
    }),
  );
});
