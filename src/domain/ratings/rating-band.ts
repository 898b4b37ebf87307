import { bandOf, rankOf, type RatingBand as ScaleBand } from './rating-scale.ts';

/** The bands of the scale as addresses write them, and one for what nobody has rated on it. */
export const RATING_BANDS = ['aaa', 'aa', 'a', 'bbb', 'bb', 'b', 'ccc', 'none'] as const satisfies readonly (
  | Lowercase<ScaleBand>
  | 'none'
)[];
export type RatingBand = (typeof RATING_BANDS)[number];

/** The band of a grade as its agency writes it: `AA-`, `Baa2`, and on the scale of a country `ruBBB+`, `A+(RU)`. */
export function ratingBand(grade: string | null): RatingBand {
  const plain = grade?.trim().replace(/^(ru|pl|tr|ua)\.?(?=[A-D])|\([A-Z]{2}\)$/g, '') ?? '';
  const rank = rankOf(plain);
  const band = rank === null ? 'none' : bandOf(rank).toLowerCase();
  return RATING_BANDS.find((each) => each === band) ?? 'none';
}
