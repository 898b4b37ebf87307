import { z } from 'zod';

/**
 * When the bonds of an issuer are to be repaid. Open to everyone: these are sums of the terms of issue, which every
 * prospectus tells, not the measured values that document B, section 6 keeps behind `chart-values`.
 */
export const debtMaturity = z
  .array(
    z.object({
      currency_name: z.string(),
      total: z.number(),
      years: z
        .array(z.object({ year: z.number(), amount: z.number().describe('nominal to be repaid') }))
        .describe('every year from the first to the last repayment'),
    }),
  )
  .describe('a schedule for each currency, the largest number of repayments first');

export type DebtMaturityData = z.output<typeof debtMaturity>;
export type DebtSchedule = DebtMaturityData[number];
