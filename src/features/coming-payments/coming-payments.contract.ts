import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { endpoint } from '#foundation/web/endpoint.ts';

export const EVENT_KINDS = [
  'ex_dividend',
  'list_close',
  'dividend',
  'coupon',
  'part_redemption',
  'redemption',
] as const;
const eventKind = z.enum(EVENT_KINDS);
export type EventKind = z.output<typeof eventKind>;

const day = z.string().meta({ format: 'date' });
const money = z.object({ currency_name: z.string(), amount: z.number() });

export const comingEvent = z.object({
  id: z.string().describe('the same for as long as the payment is promised'),
  date: day,
  kind: eventKind.describe('only the last four move money; the days of a dividend before it are told apart'),
  name: z.string(),
  tiker: z.string().nullable(),
  lnk: z.string().describe('the page of the instrument'),
  amount: z.number().nullable().describe('for one piece, before tax; null: not known yet'),
  currency_name: z.string(),
  quantity: z.number().nullable().describe('null: watched without a quantity'),
  total: z.number().nullable().describe('of a payment: the amount for the whole quantity'),
  floating: z
    .object({ base_rate: z.string().nullable(), margin: z.number() })
    .nullable()
    .describe('of a coupon whose rate is set later'),
});

/** What those who watch may expect. Open terms and announcements: nothing here is kept from any account. */
export const comingPayments = z.object({
  from: day,
  to: day,
  watched: z.number().describe('instruments on the watchlist'),
  totals: z.array(money).describe('what is known to come, for each currency'),
  months: z.array(z.object({ month: z.string(), totals: z.array(money), events: z.array(comingEvent) })),
  calendar: z
    .object({ created: z.string() })
    .nullable()
    .describe('the secret address that was made; it is not stored and cannot be told again'),
});

export type ComingEventRow = z.output<typeof comingEvent>;
export type ComingPaymentsData = z.output<typeof comingPayments>;
export type ComingMonth = ComingPaymentsData['months'][number];
export type Money = z.output<typeof money>;

export const readComingPayments = endpoint({
  method: 'GET',
  path: '/api/watchlist/coming/',
  summary:
    'Dividends, coupons and redemptions of the next twelve months for what the reader watches, by month',
  audience: 'account',
  reply: comingPayments,
});

export const createCalendarLink = endpoint({
  method: 'POST',
  path: '/api/watchlist/calendar/',
  summary:
    'Make a secret address at which a calendar program finds your coming payments, in the language of this call. ' +
    'It is told once; one that was made before stops working',
  audience: 'account',
  body: z.strictObject({}).optional(),
  reply: z.object({ url: z.string(), created: z.string() }),
});

export const revokeCalendarLink = endpoint({
  method: 'POST',
  path: '/api/watchlist/calendar/revoke/',
  summary: 'Put an end to the secret address of your calendar; without one nothing happens',
  audience: 'account',
  body: z.strictObject({}).optional(),
  reply: z.object({ success: z.literal(true) }),
  form: { refused: '/watchlist/' },
});

export const calendarPath = (token: string): string => `/calendar/${token}.ics`;

export const subscribedCalendar = download({
  readsPrimary: true,
  path: '/calendar/:file',
  summary: 'Coming payments as iCalendar at a secret address; anything else is 404, and much of it 429',
  params: z.strictObject({
    file: z
      .string()
      .regex(/^[\w-]{43}\.ics$/)
      .transform((file) => file.slice(0, -'.ics'.length)),
  }),
});

export const ownCalendar = download({
  path: '/watchlist/calendar/',
  summary: 'Your coming payments as an iCalendar file, in the language of the page',
  audience: 'account',
});
