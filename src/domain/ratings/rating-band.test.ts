import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATING_BANDS, ratingBand } from './rating-band.ts';

test.each([
  ['AAA', 'aaa'],
  ['AA-', 'aa'],
  ['Aa1', 'aa'],
  ['A+', 'a'],
  ['A+(RU)', 'a'],
  ['BBB', 'bbb'],
  ['Baa3', 'bbb'],
  ['ruBBB+', 'bbb'],
  ['bbb-', 'bbb'],
  ['BB+', 'bb'],
  ['Ba3', 'bb'],
  ['B+', 'b'],
  ['B2', 'b'],
  ['B-', 'b'],
  ['CCC+', 'ccc'],
  ['Ca', 'ccc'],
  ['D', 'ccc'],
  ['NR', 'none'],
  ['', 'none'],
  [null, 'none'],
  ['Stable', 'none'],
] as const)('EP-05 a bond rated %s is found among %s', (grade, band) => {
  expect(ratingBand(grade)).toBe(band);
});

test('EP-05 whatever an agency writes, it is found in one of the bands', () => {
  fc.assert(
    fc.property(fc.string(), (grade) => {
      expect(RATING_BANDS).toContain(ratingBand(grade));
    }),
  );
});
