import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { requestState } from './access-requests.contract.ts';

export const LONGEST_ANSWER = 1000;

/** A request as the operator sees it. */
export const requestToDecide = z.object({
  id: z.number(),
  isOwn: z.boolean().describe('your own request: another administrator decides it'),
  userName: z.string(),
  email: z.string(),
  level: z.number(),
  tariffNow: z.string().nullable(),
  asksFor: z.string(),
  hasItAlready: z.boolean().describe('the user already has this access'),
  state: requestState,
  since: z.string(),
  decided: z.string().nullable(),
  decidedBy: z.string().nullable(),
  answer: z.string(),
});

export type RequestToDecide = z.output<typeof requestToDecide>;

const params = z.strictObject({ id: rowId });
const reply = z.object({ success: z.literal(true) });
const form = { refused: '/operator/requests/' };

export const grantRequest = endpoint({
  method: 'POST',
  path: '/api/operator/requests/:id/grant/',
  summary:
    'Approve a request: grants what the plan includes and notifies the user by e-mail; not your own request',
  audience: 'operator',
  params,
  body: z.strictObject({}).optional(),
  reply,
  form,
});

/** Of more lines than one; the only control characters are those that break them. */
const answer = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .regex(/^[\P{Cc}\n]*$/u)
      .min(1)
      .max(LONGEST_ANSWER),
  )
  .meta({ type: 'string', maxLength: LONGEST_ANSWER });

export const rejectRequest = endpoint({
  method: 'POST',
  path: '/api/operator/requests/:id/reject/',
  summary:
    'Reject a request, with a message shown to the user by e-mail and on the access page; not your own request',
  audience: 'operator',
  params,
  body: z.strictObject({ answer }),
  reply,
  form,
});
