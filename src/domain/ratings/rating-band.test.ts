import { expect, test } from 'vitest';
import { ratingBandOf } from './rating-band.ts';

test.each([
  ['AAA', 'aaa'],
  ['Aaa', 'aaa'],
  ['AA-', 'aa'],
  ['Aa2', 'aa'],
  ['A1', 'a'],
  ['A+', 'a'],
  ['BBB+', 'bbb'],
  ['Baa3', 'bbb'],
  ['Ba1', 'bb'],
  ['BB', 'bb'],
  ['B2', 'b'],
  ['B-', 'b'],
  ['Caa1', 'ccc'],
  ['CC', 'ccc'],
  ['C', 'ccc'],
  ['D', 'd'],
  ['RD', 'd'],
  ['ruAA-', 'aa'],
  ['AA(RU)', 'aa'],
  ['A+.ru', 'a'],
  ['WD', null],
  ['NR', null],
  ['', null],
])('EP-05 the grade "%s" is in the band %s', (grade, band) => {
  expect(ratingBandOf(grade)).toBe(band);
});
