import { z } from 'zod';
import { bondRatings } from '#features/bond-ratings/bond-ratings.contract.ts';
import { debtMaturity } from '#features/debt-maturity/debt-maturity.contract.ts';
import { IFRS_LABELS, ifrsQuery, shownIfrsReport } from '#features/ifrs-report/ifrs-report.contract.ts';
import { issuerEvents } from '#features/issuer-events/issuer-events.contract.ts';
import { issuerFunds } from '#features/issuer-instruments/issuer-funds.contract.ts';
import { issuerBonds, issuerStocks } from '#features/issuer-instruments/issuer-instruments.contract.ts';
import { keyFigures } from '#features/key-figures/key-figures.contract.ts';
import { networkPicture } from '#features/ownership-network/network-picture.contract.ts';
import { peers } from '#features/peers/peers.contract.ts';
import { reportYears } from '#features/report-files/report-files.contract.ts';
import {
  ISSUER_LABELS,
  issuerBlocks,
  issuerQuery,
} from '#page-parts/issuer-blocks/issuer-blocks.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { entityKey } from '#platform/contract/params.ts';

const issuer = issuerBlocks.shape;

/** The blocks of the page in the order in which they are read (EP-04). */
const blocks = z.object({
  figures: keyFigures.nullable(),
  peers: peers.nullable(),
  stocks: issuerStocks.nullable(),
  bonds: issuerBonds.nullable(),
  funds: issuerFunds.nullable(),
  debt: debtMaturity.nullable(),
  ratings: bondRatings.nullable(),
  events: issuerEvents.nullable(),
  multipliers: issuer.multipliers,
  ifrs: shownIfrsReport.nullable(),
  ras: issuer.ras,
  'bank-ras': issuer['bank-ras'],
  consensus: issuer.consensus,
  'issuer-profile': issuer['issuer-profile'],
  'quarterly-reports': reportYears.nullable(),
  'annual-reports': issuer['annual-reports'],
  'esg-reports': issuer['esg-reports'],
  comments: issuer.comments,
  network: networkPicture.nullable(),
  'related-issuers': issuer['related-issuers'],
  managers: issuer.managers,
  'managers-related': issuer['managers-related'],
  news: issuer.news,
});

export const companySection = blocks.keyof();

export const companyPage = page({
  id: 'company',
  readsAsOf: true,
  path: '/company/:stringId/',
  summary: 'An issuer: profile, securities, reports and other data',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ ...ifrsQuery, ...issuerQuery }),
  isCached: ({ ifrs_lines, ifrs_currency }) => !ifrs_lines && !ifrs_currency,
  labels: [
    'company',
    ...ISSUER_LABELS,
    'key-figures',
    'peers',
    'debt-maturity',
    'bond-ratings',
    'issuer-events',
    'coming-payments',
    'chart',
    ...IFRS_LABELS,
    'ownership-network',
    'network-graph',
    'full-screen',
    'picture-export',
  ],
  reply: z.object({
    issuerId: z.number(),
    stringId: z.string(),
    name: z.string(),
    registered_name: z.string().nullable().describe('as registered; null where that is the name shown'),
    is_bank: z.boolean(),
    country: z.string().describe('ISO 3166 alpha-2'),
    industry_code: z.string(),
    industry_name: z.string(),
    registration_number: z.string().nullable(),
    has_default: z.boolean().describe('one of its bonds is in default'),
    blocks: blocks.describe('null: no data, so the page has no such section'),
    failed: z.array(companySection).describe('sections that failed to load'),
    today: z.string().meta({ format: 'date' }),
  }),
});

export type CompanyPageData = Reply<typeof companyPage>;
export type CompanySection = z.output<typeof companySection>;
