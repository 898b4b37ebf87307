import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullScreenCookie, isFullScreenRemembered } from './full-screen-cookie.ts';

test('TB-10 the choice is kept for a year while on, and removed when off', () => {
  expect(fullScreenCookie('bonds', true)).toBe('full_screen_bonds=1; Path=/; SameSite=Lax; Max-Age=31536000');
  expect(fullScreenCookie('bonds', false)).toBe('full_screen_bonds=; Path=/; SameSite=Lax; Max-Age=0');
});

test.each([
  { cookies: '', id: 'bonds', is: false, why: 'nothing is remembered' },
  { cookies: 'full_screen_bonds=1', id: 'bonds', is: true, why: 'the only cookie' },
  { cookies: 'a=b; full_screen_bonds=1; c=d', id: 'bonds', is: true, why: 'one among others' },
  { cookies: 'full_screen_bonds=1', id: 'bond', is: false, why: 'another element' },
  { cookies: 'x_full_screen_bonds=1', id: 'bonds', is: false, why: 'a name that only ends like it' },
  { cookies: 'full_screen_bonds=', id: 'bonds', is: false, why: 'an emptied cookie' },
])('TB-10 $why', ({ cookies, id, is }) => {
  expect(isFullScreenRemembered(cookies, id)).toBe(is);
});

test('TB-10 whatever an element is called, its cookie is read back and breaks no other', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      const [pair = ''] = fullScreenCookie(id, true).split('; ');
      expect(pair).toMatch(/^[\w-]+=1$/);
      expect(isFullScreenRemembered(`a=b; ${pair}; c=d`, id)).toBe(true);
    }),
  );
});
