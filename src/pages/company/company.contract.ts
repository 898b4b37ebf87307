import { z } from 'zod';
import { debtMaturity } from '#features/debt-maturity/debt-maturity.contract.ts';
import { askedPeriod, IFRS_LABELS, ifrsReport } from '#features/ifrs-report/ifrs-report.contract.ts';
import { issuerFunds } from '#features/issuer-instruments/issuer-funds.contract.ts';
import { issuerBonds, issuerStocks } from '#features/issuer-instruments/issuer-instruments.contract.ts';
import { networkPicture } from '#features/ownership-network/network-picture.contract.ts';
import { reportYears } from '#features/report-files/report-files.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { entityKey } from '#foundation/web/params.ts';
import { ISSUER_LABELS, issuerBlocks, issuerQuery } from '#pages/issuer-blocks/issuer-blocks.contract.ts';

const issuer = issuerBlocks.shape;

/** The blocks of the page in the order in which they are read (EP-04). */
const blocks = z.object({
  'emitent-profile': issuer['emitent-profile'],
  stocks: issuerStocks.nullable(),
  bonds: issuerBonds.nullable(),
  funds: issuerFunds.nullable(),
  debt: debtMaturity.nullable(),
  multipliers: issuer.multipliers,
  ifrs: ifrsReport.nullable(),
  ras: issuer.ras,
  'bank-ras': issuer['bank-ras'],
  consensus: issuer.consensus,
  'quarterly-reports': reportYears.nullable(),
  'annual-reports': issuer['annual-reports'],
  'esg-reports': issuer['esg-reports'],
  comments: issuer.comments,
  network: networkPicture.nullable(),
  'related-emitents': issuer['related-emitents'],
  managers: issuer.managers,
  'managers-related': issuer['managers-related'],
  news: issuer.news,
});

export const companySection = blocks.keyof();

export const companyPage = page({
  id: 'company',
  path: '/company/:stringId/',
  summary: 'An issuer: its profile, securities, reports and everything else that is known of it',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ ifrs: askedPeriod, ...issuerQuery }),
  labels: [
    'company',
    ...ISSUER_LABELS,
    'debt-maturity',
    'chart',
    ...IFRS_LABELS,
    'ownership-network',
    'network-graph',
    'full-screen',
    'picture-export',
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
    today: z.string().meta({ format: 'date' }),
  }),
});

export type CompanyPageData = Reply<typeof companyPage>;
export type CompanySection = z.output<typeof companySection>;
