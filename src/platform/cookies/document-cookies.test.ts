import { expect, test } from 'vitest';
import { closedCookie, findCookie } from './document-cookies.ts';

test.each([
  { cookies: '', found: undefined, why: 'there is none' },
  { cookies: 'reg_banner=1', found: '1', why: 'it is the only one' },
  { cookies: 'a=2; reg_banner=1; b=3', found: '1', why: 'it is among others' },
  { cookies: 'my_reg_banner=1', found: undefined, why: 'another name ends like it' },
  { cookies: 'reg_banner=', found: '', why: 'it is empty' },
  { cookies: 'reg_banner=a=b', found: 'a=b', why: 'its value has an equals sign' },
])('a cookie is found by its whole name: $why', ({ cookies, found }) => {
  expect(findCookie(cookies, 'reg_banner')).toBe(found);
});

test('what was closed is remembered for the whole site', () => {
  expect(closedCookie('reg_banner', 86_400)).toBe('reg_banner=1; Path=/; SameSite=Lax; Max-Age=86400');
});
