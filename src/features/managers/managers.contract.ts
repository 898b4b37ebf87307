import { z } from 'zod';
import { linkedIssuer } from '#foundation/issuers/linked-issuer.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { MANAGER_ROLES } from './manager-role.ts';

const day = z.string().meta({ format: 'date' });
const seat = { role: z.enum(MANAGER_ROLES), since: day, until: day.nullable().describe('null: to this day') };
const person = {
  person_id: z.number(),
  name: z
    .string()
    .describe("in the page's language or an alphabet that its readers know, where there is one"),
  name_lang: z.string().nullable().describe("BCP 47; null: the page's own, or not known"),
};

const manager = z.object({ ...person, ...seat });

export const managers = z.object({
  current: z.array(manager).describe('the chief executive first'),
  former: z.array(manager).describe('who left last comes first'),
});

export const managersRelated = z
  .array(
    z.object({
      ...person,
      emitents: z.array(linkedIssuer.extend(seat)).describe('what is still held before what was'),
    }),
  )
  .describe('those who run the issuer today and have or had a part in another one');

export const readManagers = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/managers/',
  summary: 'Who runs an issuer, and who did before; both empty where nothing is known',
  params: z.strictObject({ emitentId: rowId }),
  reply: managers,
});

export const readManagersRelated = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/managers/related/',
  summary: 'Which other issuers the managers of one are related to; empty where there are none',
  params: z.strictObject({ emitentId: rowId }),
  reply: managersRelated,
});

export type Manager = z.output<typeof manager>;
export type ManagersData = z.output<typeof managers>;
export type ManagersRelatedData = z.output<typeof managersRelated>;
