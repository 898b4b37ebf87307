import { z } from 'zod';
import { analyticsBlock } from '#features/analytics-comments/analytics-comments.contract.ts';
import { BANK_LABELS, bankReportQuery, shownBankReport } from '#features/bank-report/bank-report.contract.ts';
import { consensusBlock } from '#features/consensus/consensus.contract.ts';
import { issuerProfile } from '#features/issuer-profile/issuer-profile.contract.ts';
import { managers, managersRelated } from '#features/managers/managers.contract.ts';
import { multipliersBlock } from '#features/multipliers/multipliers.contract.ts';
import { issuerNews } from '#features/news/news.contract.ts';
import { RAS_LABELS, rasReportQuery, shownRasReport } from '#features/ras-report/ras-report.contract.ts';
import { relatedIssuers } from '#features/related-issuers/related-issuers.contract.ts';
import { reportYears } from '#features/report-files/report-files.contract.ts';
import { wholeSection } from '#page-parts/entity-sections/whole-section.ts';

/** What the page of an issuer and those of its securities show of it alike; each page has its own order. */
export const issuerBlocks = z.object({
  'issuer-profile': issuerProfile.nullable(),
  multipliers: multipliersBlock.nullable(),
  ras: shownRasReport.nullable(),
  'bank-ras': shownBankReport.nullable(),
  consensus: consensusBlock.nullable(),
  'annual-reports': reportYears.nullable(),
  'esg-reports': reportYears.nullable(),
  comments: analyticsBlock.nullable(),
  'related-issuers': relatedIssuers.nullable(),
  managers: managers.nullable(),
  'managers-related': managersRelated.nullable(),
  news: issuerNews.nullable(),
});

/** What the address of such a page says about them. */
export const issuerQuery = { ...rasReportQuery, ...bankReportQuery, all: wholeSection };

export const ISSUER_LABELS = [
  'entity-sections',
  'section-menu',
  'issuer-profile',
  'issuer-instruments',
  'multipliers',
  'explained',
  ...RAS_LABELS,
  ...BANK_LABELS,
  'consensus',
  'report-files',
  'file-facts',
  'analytics-comments',
  'related-issuers',
  'managers',
  'news',
  'link-list',
  'pager',
  'dialog',
  'message',
  'refusals',
] as const;

export type IssuerBlocks = z.output<typeof issuerBlocks>;
export type IssuerSection = keyof IssuerBlocks;
