import { expect, test } from 'vitest';
import { gradeOf, LOWEST_RANK, rankOf } from './rating-scale.ts';

test.each([
  { grade: 'AAA', rank: 1 },
  { grade: 'Aaa', rank: 1 },
  { grade: 'AA-', rank: 4 },
  { grade: 'Aa3', rank: 4 },
  { grade: 'A+', rank: 5 },
  { grade: 'Baa3', rank: 10 },
  { grade: 'bbb-', rank: 10 },
  { grade: 'BB+', rank: 11 },
  { grade: 'B3', rank: 16 },
  { grade: 'CCC+', rank: 17 },
  { grade: ' Ca ', rank: 20 },
  { grade: 'D', rank: 22 },
] as const)('EP-05 the grade $grade has the rank $rank', ({ grade, rank }) => {
  expect(rankOf(grade)).toBe(rank);
});

test.each(['', 'NR', 'WD', 'ruAAA', 'AAA(pol)', 'A++'])(
  'EP-05 "%s" is on no scale, and is not guessed',
  (grade) => {
    expect(rankOf(grade)).toBeNull();
  },
);

test('EP-05 each rank can be written both ways', () => {
  for (let rank = 1; rank <= LOWEST_RANK; rank++) {
    expect(rankOf(gradeOf(rank))).toBe(rank);
    expect(rankOf(gradeOf(rank, 'numbers'))).toBe(rank);
  }
});
