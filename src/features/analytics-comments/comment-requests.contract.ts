import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { readerRequest } from './analytics-comments.contract.ts';

const RULES =
  'Asking twice is asking once. A request that was rejected stays so until the operator decides anew: success is false';

/** As document B, section 7, has it: without items the reader has not signed in. */
export const createAccessRequest = endpoint({
  method: 'GET',
  path: '/api/comments/create_comments_access_request/:providerId/',
  summary: `Ask a provider for the files of its comments; no items: sign in first. ${RULES}`,
  changesState: true,
  params: z.strictObject({ providerId: rowId }),
  reply: z.object({
    response: z.object({ items: z.array(readerRequest.extend({ success: z.boolean() })).max(1) }),
  }),
});

/** Its twin for forms, which come back to the comments of the issuer. */
export const postAccessRequest = endpoint({
  method: 'POST',
  path: '/api/company/:emitentId/comments_access_request/:providerId/',
  summary: `Ask a provider for the files of its comments, by a form on the page of an issuer. ${RULES}`,
  audience: 'account',
  params: z.strictObject({ emitentId: rowId, providerId: rowId }),
  body: z.strictObject({}).optional(),
  reply: readerRequest.extend({ success: z.boolean() }),
  form: { refused: '/company/:emitentId/analytics/' },
});

export const readOwnRequests = endpoint({
  method: 'GET',
  path: '/api/comments/access_requests/',
  summary: 'What you asked the providers of comments for, and what came of it',
  audience: 'account',
  reply: z.array(readerRequest),
});
