import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId, wholeNumber } from '#platform/contract/params.ts';

export const REQUEST_STATES = ['open', 'granted', 'rejected', 'withdrawn'] as const;
export const requestState = z.enum(REQUEST_STATES);
export type RequestState = z.output<typeof requestState>;

/** What the reader has now. */
export const heldAccess = z.object({
  level: z.number(),
  tariff: z.number().nullable(),
  tariffName: z.string().nullable(),
  excelExportAccess: z.boolean(),
  ends_on: z.string().nullable().meta({ format: 'date' }).describe('last day of the access; null: no end'),
});

export type HeldAccess = z.output<typeof heldAccess>;

export const ownRequest = z.object({
  id: z.number(),
  tariff: z.number(),
  tariffName: z.string(),
  state: requestState,
  since: z.string(),
  decided: z.string().nullable(),
  answer: z.string().describe('message from the administrator; empty if none'),
});

export type OwnRequest = z.output<typeof ownRequest>;

const tariff = wholeNumber.describe('id of an available plan');
const form = { refused: '/profile/access/' };
const reply = z.object({
  success: z.literal(true),
  request: z.object({ id: z.number(), state: requestState }),
  messages: z.array(z.string()).describe('empty on success; refusals carry a code'),
});

export const sendRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/subscr_send_request/',
  summary:
    'Request access for the first time. contactPersonId is your own user id or omitted: requests for other users are refused (403). ' +
    '404 if the plan is not available, 409 if you have requested it or already have it, 429 after ten requests a day',
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
  summary: 'Request an upgrade; the same refusals apply',
  audience: 'account',
  body: z.strictObject({ tariff }),
  reply,
  form,
});

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/profile/pa/requests/:id/withdraw/',
  summary: 'Withdraw your own open request',
  audience: 'account',
  params: z.strictObject({ id: rowId }),
  body: z.strictObject({}).optional(),
  reply,
  form,
});
