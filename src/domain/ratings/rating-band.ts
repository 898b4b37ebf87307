/** Grades of one letter are told together; below B there is one band, and one for what nobody has rated. */
export const RATING_BANDS = ['aaa', 'aa', 'a', 'bbb', 'bb', 'b', 'ccc', 'none'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

const LETTERS: Readonly<Record<string, RatingBand>> = {
  AAA: 'aaa',
  AA: 'aa',
  A: 'a',
  BBB: 'bbb',
  BAA: 'bbb',
  BB: 'bb',
  BA: 'bb',
  B: 'b',
  CCC: 'ccc',
  CAA: 'ccc',
  CC: 'ccc',
  CA: 'ccc',
  C: 'ccc',
  RD: 'ccc',
  SD: 'ccc',
  D: 'ccc',
};

/** The band of a grade as its agency writes it: `AA-`, `Baa2`, `ruBBB+`, `A+(RU)`; `none` where it says nothing. */
export function ratingBand(grade: string | null): RatingBand {
  const [, letters = ''] =
    /^(?:ru|pl|tr|ua)?\.?([A-Da-dR-S]{1,3})(?![A-Za-z])/.exec(grade?.trim() ?? '') ?? [];
  return LETTERS[letters.toUpperCase()] ?? 'none';
}
