import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerHash } from './header-hash.ts';

test('DI-04 the order and spelling of columns do not matter, nor the columns of rejected rows', () => {
  const hash = headerHash(['Date', 'Adj Close']);
  expect(headerHash([' adj_close ', '"date"'])).toBe(hash);
  expect(headerHash(['#line', '#rule', '#message', 'Date', 'Adj Close'])).toBe(hash);
  expect(headerHash(['Date', 'Close'])).not.toBe(hash);
});

test('DI-04 any order of the same columns has the same hash', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      expect(headerHash(names.toReversed())).toBe(headerHash(names));
      expect(headerHash(names)).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});
