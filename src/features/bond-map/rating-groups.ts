import { bandOf, type RATING_BANDS, rankOf } from '#domain/ratings/rating-scale.ts';

/** The bands of the scale as addresses write them, and what nobody has rated on it. */
export const RATING_GROUPS = ['aaa', 'aa', 'a', 'bbb', 'bb', 'b', 'ccc', 'none'] as const satisfies readonly (
  | Lowercase<(typeof RATING_BANDS)[number]>
  | 'none'
)[];
export type RatingGroup = (typeof RATING_GROUPS)[number];

export function ratingGroup(grade: string | null): RatingGroup {
  const rank = grade === null ? null : rankOf(grade);
  if (rank === null) return 'none';
  const band = bandOf(rank).toLowerCase();
  return RATING_GROUPS.find((group) => group === band) ?? 'none';
}
