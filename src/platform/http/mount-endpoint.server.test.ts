import { expect, test } from 'vitest';
import { toLocalPath } from './mount-endpoint.server.ts';

test.each(['/', '/stocks/x/', '/pol/stocks/?page=2', '/a/b%20c/'])('a form may lead on to %s', (next) => {
  expect(toLocalPath(next)).toBe(next);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example/x',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/ /evil',
  '',
  undefined,
  42,
  `/${'x'.repeat(600)}`,
])('a form never leads on to %s', (next) => {
  expect(toLocalPath(next)).toBeNull();
});
