import { z } from 'zod';

/**
 * When the bonds of an issuer are to be repaid. Open to everyone: these are sums of the terms of issue, which every
 * prospectus shows, not the measured values that CB-07 locks by `chart-values`.
 */
export const debtMaturity = z
  .array(
    z.object({
      currency_name: z.string(),
      total: z.number(),
      years: z
        .array(z.object({ year: z.number(), amount: z.number().describe('face value due') }))
        .describe('every year from the first to the last redemption'),
    }),
  )
  .describe('one profile per currency, most redemptions first');

export type DebtMaturityData = z.output<typeof debtMaturity>;
export type DebtSchedule = DebtMaturityData[number];
