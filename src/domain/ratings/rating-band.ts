import { LOWEST_RANK, rankOf } from './rating-scale.ts';

/** What bonds are filtered and coloured by, each with the lowest rank in it; the last holds all that is close to failing, or has failed. */
const LOWEST_RANKS = { aaa: 1, aa: 4, a: 7, bbb: 10, bb: 13, b: 16, ccc: LOWEST_RANK } as const;

/** The bands as addresses write them, and one for what nobody has rated on the scale. */
export const RATING_BANDS = ['aaa', 'aa', 'a', 'bbb', 'bb', 'b', 'ccc', 'none'] as const satisfies readonly (
  | keyof typeof LOWEST_RANKS
  | 'none'
)[];
export type RatingBand = (typeof RATING_BANDS)[number];

/** The band of a grade as its agency writes it: `AA-`, `Baa2`, and on the scale of a country `ruBBB+`, `A+(RU)`. */
export function ratingBand(grade: string | null): RatingBand {
  const plain = grade?.trim().replace(/^(ru|pl|tr|ua)\.?(?=[A-D])|\([A-Z]{2}\)$/g, '') ?? '';
  const rank = rankOf(plain);
  if (rank === null) return 'none';
  return RATING_BANDS.find((band) => band !== 'none' && rank <= LOWEST_RANKS[band]) ?? 'none';
}
