import { z } from 'zod';

/** What a prospectus and the report on a placement show, so all of it is public. */
const placementRow = z.object({
  id: z.number(),
  date: z.string().meta({ format: 'date' }),
  'date.numeric': z.number().describe('Unix seconds'),
  kind: z.enum(['primary', 'additional']),
  instrument_kind: z.enum(['stock', 'bond']),
  name: z.string(),
  url: z.string().describe('path of its page, without the language prefix'),
  amount: z.number().describe('quantity offered'),
  price: z.number().describe('for a bond, % of face value; for a stock, price per share'),
  raised: z.number().describe('proceeds'),
  currency_name: z.string(),
});

export const placements = z.array(placementRow).describe("of all the issuer's securities, latest first");

export type PlacementRow = z.output<typeof placementRow>;
