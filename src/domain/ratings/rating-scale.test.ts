import { expect, test } from 'vitest';
import { bandOf, GRADES, gradeOf, gradesOf, RATING_BANDS, rankOf } from './rating-scale.ts';

test.each([
  { grade: 'AAA', rank: 1, band: 'AAA' },
  { grade: 'Aaa', rank: 1, band: 'AAA' },
  { grade: 'AA-', rank: 4, band: 'AA' },
  { grade: 'Aa3', rank: 4, band: 'AA' },
  { grade: 'A+', rank: 5, band: 'A' },
  { grade: 'Baa3', rank: 10, band: 'BBB' },
  { grade: 'bbb-', rank: 10, band: 'BBB' },
  { grade: 'BB+', rank: 11, band: 'BB' },
  { grade: 'B3', rank: 16, band: 'B' },
  { grade: 'CCC+', rank: 17, band: 'CCC' },
  { grade: ' Ca ', rank: 20, band: 'CCC' },
  { grade: 'D', rank: 22, band: 'CCC' },
] as const)('EP-05 the grade $grade has the rank $rank and is in the band $band', ({ grade, rank, band }) => {
  expect(rankOf(grade)).toBe(rank);
  expect(bandOf(rank)).toBe(band);
});

test.each(['', 'NR', 'WD', 'ruAAA', 'AAA(pol)', 'A++'])(
  'EP-05 "%s" is on no scale, and is not guessed',
  (grade) => {
    expect(rankOf(grade)).toBeNull();
  },
);

test('EP-05 every grade is in one band, and each rank can be written both ways', () => {
  expect(new Set(RATING_BANDS.flatMap(gradesOf)).size).toBe(RATING_BANDS.flatMap(gradesOf).length);
  for (const grade of GRADES) expect(RATING_BANDS.some((band) => gradesOf(band).includes(grade))).toBe(true);
  for (let rank = 1; rank <= GRADES.length; rank++) {
    expect(rankOf(gradeOf(rank))).toBe(rank);
    expect(rankOf(gradeOf(rank, 'numbers'))).toBe(rank);
  }
});
