import { expect, test } from 'vitest';
import { toDestination } from './account-page.server.ts';

const second = (next: string) => `/rus/enter-code/register/?next=${encodeURIComponent(next)}`;

test.each([
  { next: undefined, leads: null },
  { next: '/stocks/?page=2', leads: '/stocks/?page=2' },
  { next: 'https://evil.example/', leads: null },
  { next: '//evil.example/', leads: null },
  { next: '/\\evil.example/', leads: null },
  { next: second('/stocks/'), leads: '/stocks/' },
  { next: second('//evil.example/'), leads: null },
  { next: second('https://evil.example/'), leads: null },
  { next: '/enter-code/sign-in/', leads: null },
])('US-08 next=$next leads to $leads', ({ next, leads }) => {
  expect(toDestination(next)).toBe(leads);
});
