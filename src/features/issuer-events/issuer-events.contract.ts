import { z } from 'zod';
import { EVENT_KINDS } from '#domain/payments/coming-events.ts';

const issuerEvent = z.object({
  id: z.string(),
  date: z.string().meta({ format: 'date' }),
  kind: z.enum(EVENT_KINDS),
  name: z.string().describe('name of the instrument'),
  url: z.string(),
  amount: z.number().nullable().describe('per unit; null: not known yet'),
  currency_name: z.string(),
  floating: z
    .object({ base_rate: z.string().nullable(), margin: z.number() })
    .nullable()
    .describe('of a coupon that depends on a later rate'),
});

/** What terms of issue and announcements say is public. */
export const issuerEvents = z.array(issuerEvent).describe('of the next 12 months, the nearest first');

export type IssuerEvent = z.output<typeof issuerEvent>;
