import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCut, plainText } from './cut-text.ts';

test.each([
  { text: 'a'.repeat(80), cut: null, why: '80 characters are not cut' },
  { text: 'a'.repeat(81), cut: `${'a'.repeat(80)}…`, why: '81 are' },
  { text: `<b>${'a'.repeat(80)}</b>`, cut: null, why: 'markup does not count' },
  { text: `<a href="/x/">${'a'.repeat(81)}</a>`, cut: `${'a'.repeat(80)}…`, why: 'markup is not shown' },
  { text: '😀'.repeat(81), cut: `${'😀'.repeat(80)}…`, why: 'no character is cut in two' },
  {
    text: `${'a'.repeat(79)} bcd`,
    cut: `${'a'.repeat(79)}…`,
    why: 'no space stands before the ellipsis',
  },
])('TB-04 $why', ({ text, cut }) => {
  expect(findCut(text)).toBe(cut);
});

test.each([
  { text: 'a < b and c > d', plain: 'a < b and c > d' },
  { text: 'one<br/>two', plain: 'onetwo' },
  { text: '<script>alert(1)</script>', plain: 'alert(1)' },
])('TB-04 the words of $text', ({ text, plain }) => {
  expect(plainText(text)).toBe(plain);
});

test('TB-04 what is shown never has more than 80 characters and an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(Array.from(findCut(text) ?? '').length).toBeLessThanOrEqual(81);
    }),
  );
});
