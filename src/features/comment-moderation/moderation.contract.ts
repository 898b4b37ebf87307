import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';

export const REQUEST_STATES = ['waiting', 'approved', 'rejected'] as const;
export const requestState = z.enum(REQUEST_STATES);
const decision = requestState.exclude(['waiting']);

export type RequestState = z.output<typeof requestState>;
export type Decision = z.output<typeof decision>;

/** A request as the operator sees it. */
export const requestToModerate = z.object({
  id: z.number(),
  isOwn: z.boolean().describe('your own request: another administrator decides it'),
  userName: z.string(),
  email: z.string(),
  provider: z.string(),
  state: requestState,
  since: z.string(),
  decided: z.string().nullable(),
  decidedBy: z.string().nullable().describe('null: decided on the command line'),
});

export type RequestToModerate = z.output<typeof requestToModerate>;

export const decideCommentRequest = endpoint({
  method: 'POST',
  path: '/api/operator/comment-requests/:id/',
  summary:
    'Approve or reject a user’s file request, or change the decision; the user is notified by e-mail; not your own request',
  audience: 'operator',
  params: z.strictObject({ id: rowId }),
  body: z.strictObject({
    decision,
    seen: requestState.describe('status the decision is based on; 409 if it has changed'),
  }),
  reply: z.object({ success: z.literal(true) }),
  form: { refused: '/operator/comment-requests/' },
});
