import { z } from 'zod';
import { linkedIssuer } from '#foundation/issuers/linked-issuer.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';

/** A row of document B, section 3, and from whom the relation is told. */
const networkRow = linkedIssuer.extend({
  rel_type_name: z.string().nullable().describe('what it is to the issuer that the relation is told from'),
  share: z.number().nullable().describe('percent of the capital'),
  from_emitent_id: z.number().nullable().describe('null in the row of the main issuer itself'),
});

export const networkRows = z
  .array(networkRow)
  .describe('the main issuer first, then its relations, then theirs; an issuer once for each relation');

export const readOwnershipNetwork = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/network/',
  summary: 'Who owns, founds and answers for an issuer and whom it owns, up to two steps away',
  params: z.strictObject({ emitentId: rowId }),
  reply: networkRows,
});

export type NetworkRow = z.output<typeof networkRow>;
