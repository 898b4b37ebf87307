import { z } from 'zod';
import { linkedIssuer } from '#market/issuers/linked-issuer.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { MANAGER_ROLES } from './manager-role.ts';

const day = z.string().meta({ format: 'date' });
const seat = { role: z.enum(MANAGER_ROLES), since: day, until: day.nullable().describe('null: to date') };
const person = {
  person_id: z.number(),
  name: z.string().describe('in the language of the page, or transliterated, if available'),
  name_lang: z.string().nullable().describe('BCP 47; null: the language of the page, or unknown'),
};

const manager = z.object({ ...person, ...seat });

export const managers = z.object({
  current: z.array(manager).describe('the chief executive first'),
  former: z.array(manager).describe('most recent leavers first'),
});

export const managersRelated = z
  .array(
    z.object({
      ...person,
      issuers: z.array(linkedIssuer.extend(seat)).describe('current positions first'),
    }),
  )
  .describe('current managers who hold or held positions at other issuers');

export const readManagers = endpoint({
  method: 'GET',
  path: '/api/company/:issuerId/managers/',
  summary: 'Current and former management of an issuer; both empty if unknown',
  params: z.strictObject({ issuerId: rowId }),
  reply: managers,
});

export const readManagersRelated = endpoint({
  method: 'GET',
  path: '/api/company/:issuerId/managers/related/',
  summary: 'Other positions held by an issuer’s management; empty if none',
  params: z.strictObject({ issuerId: rowId }),
  reply: managersRelated,
});

export type Manager = z.output<typeof manager>;
export type ManagersData = z.output<typeof managers>;
export type ManagersRelatedData = z.output<typeof managersRelated>;
