import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NUMBERS } from '#platform/i18n/numbers.ts';
import { DEFAULT_LOOK, DENSITIES, lookIn, readLook, THEMES, toLook, writeLook } from './look.ts';

test('US-01 every look that can be chosen comes back from its cookie', () => {
  const look = fc.record({
    theme: fc.constantFrom(...THEMES),
    hints: fc.boolean(),
    numbers: fc.constantFrom(...NUMBERS),
    density: fc.constantFrom(...DENSITIES),
  });
  fc.assert(
    fc.property(look, (chosen) => {
      expect(readLook(writeLook(chosen))).toEqual(chosen);
    }),
  );
});

test.each([
  { cookies: undefined, look: DEFAULT_LOOK },
  { cookies: 'other=dark.hints-off.point', look: DEFAULT_LOOK },
  { cookies: 'basispoint_look=', look: DEFAULT_LOOK },
  { cookies: 'basispoint_look=<script>.hints-maybe.9', look: DEFAULT_LOOK },
  {
    cookies: 'a=1; basispoint_look=dark.hints-off.comma; b=2',
    look: { ...DEFAULT_LOOK, theme: 'dark', hints: false, numbers: 'comma' },
  },
  { cookies: 'not_basispoint_look=dark.hints-off.comma', look: DEFAULT_LOOK },
  {
    cookies: 'basispoint_look=light.hints-on.language.compact',
    look: { ...DEFAULT_LOOK, theme: 'light', density: 'compact' },
  },
  { cookies: 'basispoint_look=dark', look: { ...DEFAULT_LOOK, theme: 'dark' } },
])('US-02 hints are on and nothing is chosen unless the cookie says so: $cookies', ({ cookies, look }) => {
  expect(lookIn(cookies)).toEqual(look);
});

test.each([
  { stored: null, look: DEFAULT_LOOK },
  { stored: { hints: 'no', theme: 3 }, look: DEFAULT_LOOK },
  { stored: { hints: false }, look: { ...DEFAULT_LOOK, hints: false } },
])('US-01 what was stored and is not understood counts as never chosen: $stored', ({ stored, look }) => {
  expect(toLook(stored)).toEqual(look);
});

test('US-01 no cookie, however odd, stops a page', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const look = lookIn(`basispoint_look=${text}`);
      expect(toLook(look)).toEqual(look);
    }),
  );
});
