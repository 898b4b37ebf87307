import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFields } from './read-text.server.ts';

test.each([
  { text: 'norvik', fields: { term: 'norvik' } },
  { text: 'norvik%20steel', fields: { term: 'norvik steel' } },
  { text: 'norvik+steel', fields: { term: 'norvik steel' } },
  { text: '%D0%BA%D0%B5%D0%B4%D1%80', fields: { term: 'кедр' } },
  { text: '100%', fields: { term: '100%' } },
  { text: 'a=b', fields: { term: 'a=b' } },
  { text: '', fields: { term: '' } },
  { text: 'term=', fields: { term: '' } },
  { text: 'term=a%3Db&ids%5B%5D=1', fields: { term: 'a=b', ids: ['1'] } },
  { text: 'term=a&ids=1&ids=2', fields: { term: 'a', ids: ['1', '2'] } },
  {
    text: 'term=a&__proto__=1',
    fields: Object.fromEntries([
      ['term', 'a'],
      ['__proto__', '1'],
    ]),
  },
])('SE-04 the body "$text" is read as it was meant', ({ text, fields }) => {
  expect(toFields(text, 'term')).toEqual(fields);
});

test('SE-04 a term that was URL-encoded comes back whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (term) => {
      expect(toFields(encodeURIComponent(term), 'term')).toEqual({ term });
      expect(toFields(`term=${encodeURIComponent(term)}`, 'term')).toEqual({ term });
    }),
  );
});
