import { z } from 'zod';

/** What a prospectus and the report on a placement tell, so all of it is public. */
const placementRow = z.object({
  id: z.number(),
  date: z.string().meta({ format: 'date' }),
  'date.numeric': z.number().describe('Unix seconds'),
  kind: z.enum(['primary', 'additional']),
  instrument_kind: z.enum(['stock', 'bond']),
  name: z.string(),
  url: z.string().describe('its page on this site, without the language'),
  amount: z.number().describe('pieces placed'),
  price: z.number().describe('of a bond percent of its nominal, of a share money'),
  raised: z.number().describe('money that the issuer was paid'),
  currency_name: z.string(),
});

export const placements = z.array(placementRow).describe("of all the issuer's securities, newest first");

export type PlacementRow = z.output<typeof placementRow>;
