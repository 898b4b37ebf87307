import { z } from 'zod';
import { EVENT_KINDS } from '#domain/payments/coming-events.ts';
import { download } from '#platform/contract/download.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

const eventKind = z.enum(EVENT_KINDS);

const day = z.string().meta({ format: 'date' });
const money = z.object({ currency_name: z.string(), amount: z.number() });

export const comingEvent = z.object({
  id: z.string().describe('stable identifier of the payment'),
  date: day,
  kind: eventKind.describe(
    'only the last four are payments; ex-dividend and record dates are separate events',
  ),
  name: z.string(),
  ticker: z.string().nullable(),
  lnk: z.string().describe('path of the instrument’s page'),
  amount: z.number().nullable().describe('per unit, before tax; null: not known yet'),
  currency_name: z.string(),
  quantity: z.number().nullable().describe('null: no quantity'),
  total: z.number().nullable().describe('for a payment: total for the quantity held'),
  floating: z
    .object({ base_rate: z.string().nullable(), margin: z.number() })
    .nullable()
    .describe('for a coupon whose rate is not set yet'),
});

/** What those who watch may expect. Open terms and announcements: nothing here is kept from any account. */
export const comingPayments = z.object({
  from: day,
  to: day,
  watched: z.number().describe('instruments on the watchlist'),
  totals: z.array(money).describe('total of known payments per currency'),
  months: z.array(z.object({ month: z.string(), totals: z.array(money), events: z.array(comingEvent) })),
  calendar: z
    .object({ created: z.string() })
    .nullable()
    .describe('the private calendar link; it is not stored and is shown only once'),
});

export type ComingEventRow = z.output<typeof comingEvent>;
export type ComingPaymentsData = z.output<typeof comingPayments>;
export type ComingMonth = ComingPaymentsData['months'][number];
export type Money = z.output<typeof money>;

export const readComingPayments = endpoint({
  method: 'GET',
  path: '/api/watchlist/coming/',
  summary: 'Dividends, coupons and redemptions of the next 12 months for your watchlist, by month',
  audience: 'account',
  reply: comingPayments,
});

export const createCalendarLink = endpoint({
  method: 'POST',
  path: '/api/watchlist/calendar/',
  summary:
    'Create a private calendar link to your upcoming payments, in the language of this call. ' +
    'It is shown only once and replaces any earlier link',
  audience: 'account',
  body: z.strictObject({}).optional(),
  reply: z.object({ url: z.string(), created: z.string() }),
});

export const revokeCalendarLink = endpoint({
  method: 'POST',
  path: '/api/watchlist/calendar/revoke/',
  summary: 'Revoke your private calendar link; no effect if there is none',
  audience: 'account',
  body: z.strictObject({}).optional(),
  reply: z.object({ success: z.literal(true) }),
  form: { refused: '/watchlist/' },
});

export const calendarPath = (token: string): string => `/calendar/${token}.ics`;

export const subscribedCalendar = download({
  readsPrimary: true,
  path: '/calendar/:file',
  summary:
    'Upcoming payments as iCalendar at a private link; 404 for any other address, 429 after too many attempts',
  params: z.strictObject({
    file: z
      .string()
      .regex(/^[\w-]{43}\.ics$/)
      .transform((file) => file.slice(0, -'.ics'.length)),
  }),
});

export const ownCalendar = download({
  path: '/watchlist/calendar/',
  summary: 'Your upcoming payments as an iCalendar file, in the language of the page',
  audience: 'account',
});
