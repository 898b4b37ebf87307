import { expect, test } from 'vitest';
import { ratingGroup } from './rating-groups.ts';

test.each([
  ['AAA', 'aaa'],
  ['Aa1', 'aa'],
  ['A-', 'a'],
  ['Baa3', 'bbb'],
  ['BB+', 'bb'],
  ['B2', 'b'],
  ['D', 'ccc'],
  ['NR', 'none'],
  [null, 'none'],
] as const)('EP-05 a bond rated %s is found among %s', (grade, group) => {
  expect(ratingGroup(grade)).toBe(group);
});
