import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';

/** A row of NG-01, and from whom the relation is reported. */
const networkRow = z.object({
  emitent_id: z.number(),
  emitent_name: z.string().describe('in the language of the page if available'),
  emitent_url: z.string().describe('path of its page, without the language prefix'),
  rel_type_name: z.string().nullable().describe('its role in relation to the issuer on the other side'),
  share: z.number().nullable().describe('stake, % of capital'),
  from_emitent_id: z.number().nullable().describe('null for the main issuer itself'),
});

export const networkRows = z
  .array(networkRow)
  .describe('the main issuer, then its related issuers, then theirs; one row per relationship');

export const readOwnershipNetwork = endpoint({
  method: 'GET',
  path: '/api/company/:issuerId/network/',
  summary:
    'Ownership structure of an issuer: shareholders, subsidiaries and guarantors, up to two levels away',
  params: z.strictObject({ issuerId: rowId }),
  reply: networkRows,
});

export type NetworkRow = z.output<typeof networkRow>;
