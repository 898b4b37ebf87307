/** Letters that the scales of all agencies have in common, the best first. */
export const RATING_BANDS = ['aaa', 'aa', 'a', 'bbb', 'bb', 'b', 'ccc', 'd'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

/** Baa2 and BBB are one band: the letters of one scale in those of the others. */
const OTHER_LETTERS: Readonly<Record<string, RatingBand>> = {
  baa: 'bbb',
  ba: 'bb',
  caa: 'ccc',
  cc: 'ccc',
  ca: 'ccc',
  c: 'ccc',
  rd: 'd',
  sd: 'd',
};

/** The band of a grade as an agency writes it (BBB+, Baa1, ruAA-, AA(RU), A+.ru); null where it is none, such as a withdrawn one. */
export function ratingBandOf(grade: string): RatingBand | null {
  const [, letters = ''] =
    /^(?:[a-z]{2}(?=[A-D]))?([A-D]{1,3}|[ABC]a{1,2}|RD|SD)(?![A-Za-z])/.exec(grade) ?? [];
  const lower = letters.toLowerCase();
  return RATING_BANDS.find((band) => band === lower) ?? OTHER_LETTERS[lower] ?? null;
}
