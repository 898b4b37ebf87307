import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId, wholeNumber } from '#foundation/web/params.ts';

export const REQUEST_STATES = ['open', 'granted', 'rejected', 'withdrawn'] as const;
export const requestState = z.enum(REQUEST_STATES);
export type RequestState = z.output<typeof requestState>;

/** What the reader has now. Nothing in the house ends an access by itself. */
export const heldAccess = z.object({
  level: z.number(),
  tariff: z.number().nullable(),
  tariffName: z.string().nullable(),
  excelExportAccess: z.boolean(),
});

export type HeldAccess = z.output<typeof heldAccess>;

export const ownRequest = z.object({
  id: z.number(),
  tariff: z.number(),
  tariffName: z.string(),
  state: requestState,
  since: z.string(),
  decided: z.string().nullable(),
  answer: z.string().describe("the operator's own words; empty where there are none"),
});

export type OwnRequest = z.output<typeof ownRequest>;

const tariff = wholeNumber.describe('the id of a tariff that is offered');
const form = { refused: '/profile/access/' };
const reply = z.object({
  success: z.literal(true),
  request: z.object({ id: z.number(), state: requestState }),
  messages: z.array(z.string()).describe('nothing to say: what may be refused is refused with its code'),
});

export const sendRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_send_request/',
  summary:
    'Ask for access for the first time. contactPersonId is your own user id or left out: nobody asks for someone else (403). ' +
    'A tariff that is not offered is 404, one that was asked for or that you have is 409, more than ten a day are 429',
  audience: 'account',
  body: z.strictObject({
    tariff,
    contactPersonId: z
      .union([wholeNumber, z.literal(''), z.null()])
      .optional()
      .meta({ type: 'integer' }),
  }),
  reply,
  form,
});

export const expandRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_expand_request/',
  summary: 'Ask for more than the access that you have; refused as the first request is',
  audience: 'account',
  body: z.strictObject({ tariff }),
  reply,
  form,
});

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/requests/:id/withdraw/',
  summary: 'Take back your own request while it is open',
  audience: 'account',
  params: z.strictObject({ id: rowId }),
  body: z.strictObject({}).optional(),
  reply,
  form,
});
