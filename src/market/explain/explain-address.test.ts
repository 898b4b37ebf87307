import { expect, test } from 'vitest';
import { explainBond, explainMultiple } from './explain-address.ts';

test('a number of a bond has an address of its own, which says no more than it must', () => {
  expect(explainBond('norvik-steel-bond-1', 'yield')).toBe('/bonds/norvik-steel-bond-1/explain/yield/');
  expect(
    explainBond('norvik-steel-bond-1', 'z-spread', {
      end: 'put-2027-03-01',
      convention: 'street',
      venue: 2,
      day: '2026-07-01',
    }),
  ).toBe(
    '/bonds/norvik-steel-bond-1/explain/z-spread/?end=put-2027-03-01&convention=street&venue=2&day=2026-07-01',
  );
});

test('so has a multiple of an issuer', () => {
  expect(explainMultiple('norvik-steel', 'ev_ebitda', { period: '2', date: '2025-12-31' })).toBe(
    '/company/norvik-steel/explain/ev_ebitda/?period=2&date=2025-12-31',
  );
});
