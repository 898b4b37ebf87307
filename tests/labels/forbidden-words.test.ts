import { expect, test } from 'vitest';
import { readLabels } from './every-label.ts';
import { FORBIDDEN_WORDS, findForbiddenWords, findIdleExceptions } from './forbidden-words.ts';

const english = readLabels('eng');

test('LB-03 English texts use the terms of the field', () => {
  expect(english.length).toBeGreaterThan(1000);
  expect(findForbiddenWords(english)).toEqual([]);
});

test('every exception is needed', () => {
  expect(findIdleExceptions(english)).toEqual([]);
});

test.each([
  { text: 'Overturn', why: 'a word of the wire' },
  { text: '{count, plural, one {# piece} other {# pieces}}', why: 'a word inside a plural' },
  { text: 'Choose a date', why: 'a form of a word' },
])('a planted text is found: $why', ({ text }) => {
  expect(findForbiddenWords([{ name: 'x:y', text }])).toHaveLength(1);
});

test.each(['{ground} is closed', '{kind, select, letter {Sent} other {Held}}'])(
  'names of placeholders and cases are not shown: %s',
  (text) => expect(findForbiddenWords([{ name: 'x:y', text }])).toEqual([]),
);

test('every word says what to write instead', () => {
  expect(FORBIDDEN_WORDS.filter(({ instead }) => instead === '')).toEqual([]);
});
