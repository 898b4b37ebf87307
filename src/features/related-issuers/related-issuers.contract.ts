import { z } from 'zod';
import { linkedIssuer } from '#market/issuers/linked-issuer.contract.ts';
import { RELATION_ROLES } from '#market/ownership/issuer-relations/relation-role.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { DIRECTIONS } from './direction.ts';

const relatedIssuer = linkedIssuer.extend({
  rel_type: z.enum(RELATION_ROLES).describe('its role in relation to the issuer'),
  rel_type_name: z.string().describe('the same as text'),
  direction: z
    .enum(DIRECTIONS)
    .describe('owned_by, guaranteed_by: this company owns or guarantees the issuer'),
  share: z.number().nullable().describe('stake, % of capital; null: none or unknown'),
});

export const relatedIssuers = z.array(relatedIssuer).describe('largest stake first');

export const readRelatedIssuers = endpoint({
  method: 'GET',
  path: '/api/company/:issuerId/related/',
  summary: 'Issuers related to an issuer by ownership or guarantee; empty if none',
  params: z.strictObject({ issuerId: rowId }),
  reply: relatedIssuers,
});

export type RelatedIssuer = z.output<typeof relatedIssuer>;
