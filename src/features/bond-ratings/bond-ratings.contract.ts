import { z } from 'zod';

const ratingRow = z.object({
  id: z.number(),
  date: z.string().meta({ format: 'date' }),
  agency: z.string(),
  grade: z.string().describe('as the agency writes it'),
  of: z.enum(['bond', 'issuer']),
  is_newest: z.boolean().describe('it still holds: the agency has given no other since'),
});

export const bondRatings = z.array(ratingRow).describe('of the bond and of its issuer, newest first');

export type BondRating = z.output<typeof ratingRow>;
