import { expect, test } from 'vitest';
import { isWeakPassword } from './password-rules.ts';

test.each([
  { why: 'nine characters are too few', password: 'k7#mPq2vX', weak: true },
  { why: 'ten characters are enough', password: 'k7#mPq2vXz', weak: false },
  { why: 'letters count, not their bytes', password: '😀😀😀😀😀😀😀😀😀', weak: true },
  { why: 'over two hundred characters are too many', password: 'correct horse '.repeat(15), weak: true },
  { why: 'a common one, whatever its case', password: 'Password123', weak: true },
  { why: 'the one that is printed in the README', password: 'basispoint-demo', weak: true },
  { why: 'the same few characters again and again', password: 'ababababababab', weak: true },
  { why: 'the e-mail address', password: 'Adalovelace@Example.com', weak: true },
  { why: 'what stands before its @', password: 'adalovelace', weak: true },
  { why: 'a sentence in any alphabet', password: 'мой дядя самых честных', weak: false },
])('US-08 $why', ({ password, weak }) => {
  expect(isWeakPassword(password, 'adalovelace@example.com')).toBe(weak);
});
