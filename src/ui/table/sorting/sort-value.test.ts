import { expect, test } from 'vitest';
import { compareValues, sortValueOf } from './sort-value.ts';

test.each([
  { cell: 12, value: 12, why: 'a number is a number' },
  { cell: { val: 7, lnk: '/x/' }, value: 7, why: 'and inside a rich cell too' },
  { cell: 'Norvik', value: 'Norvik', why: 'a word is a word' },
  { cell: 0, value: 0, why: 'zero is a number' },
  { cell: null, value: undefined, why: 'nothing known stands last' },
  { cell: '', value: undefined, why: 'so does an empty text' },
  { cell: '***', value: undefined, why: 'so does a locked value' },
  { cell: 'send_request', value: undefined, why: 'so does data available on request' },
])('TB-03 $why', ({ cell, value }) => {
  expect(sortValueOf({ id: '1', cells: { a: cell } }, 'a')).toBe(value);
});

test('TB-03 a total is never sorted away from the end', () => {
  expect(sortValueOf({ id: '1', class: 'total', cells: { a: 5 } }, 'a')).toBeUndefined();
});

test.each([
  { language: 'en', given: [10, 9, 100], sorted: [9, 10, 100] },
  { language: 'en', given: ['b', 3, 'a'], sorted: [3, 'a', 'b'] },
  { language: 'de', given: ['Zinn', 'Äther', 'Bor'], sorted: ['Äther', 'Bor', 'Zinn'] },
  { language: 'pl', given: ['Łódź', 'Lublin', 'Mława'], sorted: ['Lublin', 'Łódź', 'Mława'] },
  { language: 'ru', given: ['Ёлка', 'Яма', 'Дом'], sorted: ['Дом', 'Ёлка', 'Яма'] },
  { language: 'en', given: ['Bond 10', 'Bond 9'], sorted: ['Bond 9', 'Bond 10'] },
])('TB-03 $language orders $given', ({ language, given, sorted }) => {
  const collator = new Intl.Collator(language, { numeric: true });
  expect([...given].sort((a, b) => compareValues(a, b, collator))).toEqual(sorted);
});

test('TB-03 numbers inside 10,000 names are ordered as numbers', () => {
  const collator = new Intl.Collator('en-GB', { numeric: true });
  const names = Array.from({ length: 10_000 }, (_, index) => `Share ${(index * 7919) % 10_000} of a company`);
  const sorted = [...names].sort((a, b) => compareValues(a, b, collator));
  expect(sorted.slice(9, 12)).toEqual([9, 10, 11].map((number) => `Share ${number} of a company`));
});
