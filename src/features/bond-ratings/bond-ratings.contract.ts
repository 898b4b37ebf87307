import { z } from 'zod';
import { OUTLOOKS } from '#domain/ratings/outlook.ts';

const ratingRow = z.object({
  id: z.number(),
  date: z.string().meta({ format: 'date' }),
  agency: z.string(),
  grade: z.string().describe('rating in the agency’s own notation'),
  outlook: z.enum(OUTLOOKS).nullable().describe('null: the agency states none'),
  of: z.enum(['bond', 'issuer']),
  is_latest: z.boolean().describe('true: current; the agency has not changed it since'),
});

export const bondRatings = z.array(ratingRow).describe('issue and issuer ratings, latest first');

export type BondRating = z.output<typeof ratingRow>;
