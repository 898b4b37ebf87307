import { expect, test } from 'vitest';
import { hasSupport } from './support.ts';

test.each([
  { level: 1077, tariff: null, has: true, why: 'level 1077 alone is enough' },
  { level: 1, tariff: 677, has: true, why: 'tariff 677 alone is enough' },
  { level: 0, tariff: 677, has: true, why: 'the tariff counts at level 0 too' },
  { level: 1077, tariff: 677, has: true, why: 'both are not too much' },
  { level: 1, tariff: null, has: false, why: 'signed in is not enough' },
  { level: 677, tariff: null, has: false, why: 'the tariff number is not a level' },
  { level: 1, tariff: 1077, has: false, why: 'the level number is not a tariff' },
  { level: 1078, tariff: 678, has: false, why: 'more than that is not that' },
])('SH-08 support: $why', ({ level, tariff, has }) => {
  expect(hasSupport({ level, tariff })).toBe(has);
});
