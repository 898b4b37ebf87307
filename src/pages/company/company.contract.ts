import { z } from 'zod';
import { analyticsBlock } from '#features/analytics-comments/analytics-comments.contract.ts';
import { BANK_LABELS, bankReport, bankReportQuery } from '#features/bank-report/bank-report.contract.ts';
import { consensus } from '#features/consensus/consensus.contract.ts';
import { debtMaturity } from '#features/debt-maturity/debt-maturity.contract.ts';
import { askedPeriod, IFRS_LABELS, ifrsReport } from '#features/ifrs-report/ifrs-report.contract.ts';
import { issuerBonds, issuerStocks } from '#features/issuer-instruments/issuer-instruments.contract.ts';
import { issuerProfile } from '#features/issuer-profile/issuer-profile.contract.ts';
import { managers, managersRelated } from '#features/managers/managers.contract.ts';
import { multipliersBlock } from '#features/multipliers/multipliers.contract.ts';
import { issuerNews } from '#features/news/news.contract.ts';
import { networkPicture } from '#features/ownership-network/network-picture.contract.ts';
import { RAS_LABELS, rasReport, rasReportQuery } from '#features/ras-report/ras-report.contract.ts';
import { relatedIssuers } from '#features/related-issuers/related-issuers.contract.ts';
import { reportYears } from '#features/report-files/report-files.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { entityKey } from '#foundation/web/params.ts';

/** The blocks of the page in the order in which they are read (EP-04). */
const blocks = z.object({
  'emitent-profile': issuerProfile.nullable(),
  stocks: issuerStocks.nullable(),
  bonds: issuerBonds.nullable(),
  debt: debtMaturity.nullable(),
  multipliers: multipliersBlock.nullable(),
  ifrs: ifrsReport.nullable(),
  ras: rasReport.nullable(),
  'bank-ras': bankReport.nullable(),
  consensus: consensus.nullable(),
  'quarterly-reports': reportYears.nullable(),
  'annual-reports': reportYears.nullable(),
  'esg-reports': reportYears.nullable(),
  comments: analyticsBlock.nullable(),
  network: networkPicture.nullable(),
  'related-emitents': relatedIssuers.nullable(),
  managers: managers.nullable(),
  'managers-related': managersRelated.nullable(),
  news: issuerNews.nullable(),
});

export const companySection = blocks.keyof();

export const companyPage = page({
  id: 'company',
  path: '/company/:stringId/',
  summary: 'An issuer: its profile, securities, reports and everything else that is known of it',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ ifrs: askedPeriod, ...rasReportQuery, ...bankReportQuery }),
  labels: [
    'company',
    'entity-sections',
    'section-menu',
    'issuer-profile',
    'issuer-instruments',
    'debt-maturity',
    'chart',
    'multipliers',
    ...IFRS_LABELS,
    ...RAS_LABELS,
    ...BANK_LABELS,
    'consensus',
    'report-files',
    'file-facts',
    'analytics-comments',
    'ownership-network',
    'network-graph',
    'full-screen',
    'picture-export',
    'related-issuers',
    'managers',
    'news',
    'link-list',
    'pager',
    'dialog',
    'message',
    'refusals',
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
