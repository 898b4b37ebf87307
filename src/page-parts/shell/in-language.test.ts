import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

const first = '/stocks/?page=2';

test.each([
  { rest: null, path: first, address: '/rus/stocks/?page=2', why: 'as the server knows it' },
  {
    rest: '?page=2&tab=x#top',
    path: first,
    address: '/rus/stocks/?page=2&tab=x#top',
    why: 'as the bar has it',
  },
  {
    rest: '',
    path: '/stocks/norvik/2/',
    address: '/rus/stocks/norvik/2/',
    why: 'after a change without reload',
  },
])('LV-03 another language keeps the page $why', ({ rest, path, address }) => {
  expect(inLanguage('/rus/stocks/?page=2', { first, path, rest })).toBe(address);
});

test('LV-03 a language may have a host of its own', () => {
  const url = 'https://ru.example/stocks/?page=2';
  expect(inLanguage(url, { first, path: first, rest: '?page=3' })).toBe('https://ru.example/stocks/?page=3');
});
