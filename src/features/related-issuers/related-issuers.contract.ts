import { z } from 'zod';
import { RELATION_ROLES } from '#foundation/issuer-relations/relation-role.ts';
import { linkedIssuer } from '#foundation/issuers/linked-issuer.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { DIRECTIONS } from './direction.ts';

const relatedIssuer = linkedIssuer.extend({
  rel_type: z.enum(RELATION_ROLES).describe('what it is to the issuer'),
  rel_type_name: z.string().describe('the same in words'),
  direction: z.enum(DIRECTIONS).describe('owned_by and guaranteed_by: the issuer is, by this one'),
  share: z.number().nullable().describe('percent of the capital; null where none is held or known'),
});

export const relatedIssuers = z.array(relatedIssuer).describe('the largest share first');

export const readRelatedIssuers = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/related/',
  summary: 'The issuers that one is related to by ownership or guarantee; empty where there are none',
  params: z.strictObject({ emitentId: rowId }),
  reply: relatedIssuers,
});

export type RelatedIssuer = z.output<typeof relatedIssuer>;
