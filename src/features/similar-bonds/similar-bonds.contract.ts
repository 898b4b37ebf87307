import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const similarBond = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  issuer_name: z.string(),
  matures_on: z.string().nullable().meta({ format: 'date' }),
  rating: z.string().nullable(),
  yield: z.number().nullable().describe('the yield that the site shows first, annual effective, %'),
  duration: z.number().describe('modified, years'),
  spread: z.number().nullable().describe('G-spread, bp'),
  spread_difference: z.number().nullable().describe('its G-spread minus that of this bond, bp'),
});

/** Which bonds are alike follows from durations, which follow from prices. */
export const similarBonds = z.object({
  rows: locked('last-price', z.array(similarBond)).describe(
    'of other issuers in the same currency, with about the same duration and rating, the nearest first',
  ),
});

export type SimilarBond = z.output<typeof similarBond>;
export type SimilarBondsData = z.output<typeof similarBonds>;
