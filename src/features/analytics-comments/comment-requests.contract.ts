import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { readerRequest } from './analytics-comments.contract.ts';

const RULES =
  'A repeated request has no further effect. A rejected request stays rejected until an administrator changes the decision: success is false';

/** AN-03: without items the user has not signed in. */
export const createAccessRequest = endpoint({
  method: 'GET',
  path: '/api/comments/create_comments_access_request/:providerId/',
  summary: `Request the files of a research provider; no items: not signed in. ${RULES}`,
  changesState: true,
  params: z.strictObject({ providerId: rowId }),
  query: z.strictObject({
    issuerId: rowId.optional().describe('issuer on whose page it is requested; the e-mail links there'),
  }),
  reply: z.object({
    response: z.object({ items: z.array(readerRequest.extend({ success: z.boolean() })).max(1) }),
  }),
});

/** Its twin for forms, which come back to the comments of the issuer. */
export const postAccessRequest = endpoint({
  method: 'POST',
  path: '/api/company/:issuerId/comments_access_request/:providerId/',
  summary: `Request the files of a research provider, by the form on an issuer’s page. ${RULES}`,
  audience: 'account',
  params: z.strictObject({ issuerId: rowId, providerId: rowId }),
  body: z.strictObject({}).optional(),
  reply: readerRequest.extend({ success: z.boolean() }),
  form: { refused: '/company/:issuerId/analytics/' },
});

export const readOwnRequests = endpoint({
  method: 'GET',
  path: '/api/comments/access_requests/',
  summary: 'Your file requests to research providers, with their status',
  audience: 'account',
  reply: z.array(readerRequest),
});
