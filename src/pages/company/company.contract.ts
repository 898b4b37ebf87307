import { z } from 'zod';
import { debtMaturity } from '#features/debt-maturity/debt-maturity.contract.ts';
import { issuerBonds, issuerStocks } from '#features/issuer-instruments/issuer-instruments.contract.ts';
import { issuerProfile } from '#features/issuer-profile/issuer-profile.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { entityKey } from '#foundation/web/params.ts';

/** The blocks of the page in the order in which they are read (EP-04). */
const blocks = z.object({
  'emitent-profile': issuerProfile.nullable(),
  stocks: issuerStocks.nullable(),
  bonds: issuerBonds.nullable(),
  debt: debtMaturity.nullable(),
});

export const companySection = blocks.keyof();

export const companyPage = page({
  id: 'company',
  path: '/company/:stringId/',
  summary: 'An issuer: its profile, securities, reports and everything else that is known of it',
  params: z.strictObject({ stringId: entityKey }),
  labels: [
    'company',
    'entity-sections',
    'section-menu',
    'issuer-profile',
    'issuer-instruments',
    'debt-maturity',
    'chart',
    'table',
    'hint',
    'locked-value',
  ],
  reply: z.object({
    emitentId: z.number(),
    stringId: z.string(),
    name: z.string(),
    is_bank: z.boolean(),
    country: z.string().describe('two letters of ISO 3166'),
    branch_code: z.string(),
    branch_name: z.string(),
    registration_number: z.string().nullable(),
    has_default: z.boolean().describe('one of its bonds was not repaid in time'),
    blocks: blocks.describe('null: the issuer has nothing of the kind, and the page has no such section'),
    failed: z.array(companySection).describe('blocks that could not be loaded this time'),
  }),
});

export type CompanyPageData = Reply<typeof companyPage>;
export type CompanySection = z.output<typeof companySection>;
