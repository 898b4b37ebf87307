import type { z } from 'zod';
import { loadAnalyticsComments } from '#features/analytics-comments/analytics-comments.server.ts';
import { parseBankQuery } from '#features/bank-report/bank-address.ts';
import { loadBankReport } from '#features/bank-report/bank-report.server.ts';
import { loadConsensus } from '#features/consensus/consensus.server.ts';
import { loadDebtMaturity } from '#features/debt-maturity/debt-maturity.server.ts';
import { loadIfrsReport } from '#features/ifrs-report/ifrs-report.server.ts';
import { loadIssuerBonds, loadIssuerStocks } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadIssuerProfile } from '#features/issuer-profile/issuer-profile.server.ts';
import { loadManagers, loadManagersRelated } from '#features/managers/managers.server.ts';
import { loadMultipliers } from '#features/multipliers/multipliers.server.ts';
import { loadNews } from '#features/news/news.server.ts';
import { loadOwnershipNetwork } from '#features/ownership-network/network-picture.server.ts';
import { parseRasQuery } from '#features/ras-report/ras-choice.ts';
import { loadRasReport } from '#features/ras-report/ras-report.server.ts';
import { loadRelatedIssuers } from '#features/related-issuers/related-issuers.server.ts';
import { loadReportFiles } from '#features/report-files/report-files.server.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { type Attempts, attemptAll } from './attempt-all.server.ts';
import type { CompanySection, companyPage } from './company.contract.ts';

type Query = z.output<(typeof companyPage)['query']>;

/** Everything that the store knows of an issuer, asked for at once. */
export async function loadCompanyBlocks(context: PageContext, issuerId: number, query: Query) {
  const attempts = {
    'emitent-profile': () => loadIssuerProfile(context, issuerId),
    stocks: () => loadIssuerStocks(context, issuerId),
    bonds: () => loadIssuerBonds(context, issuerId),
    debt: () => loadDebtMaturity(context, issuerId),
    multipliers: () => loadMultipliers(context, issuerId),
    ifrs: () => loadIfrsReport(context, issuerId, query.ifrs),
    ras: () => loadRasReport(context, issuerId, parseRasQuery(query)),
    'bank-ras': () => loadBankReport(context, issuerId, parseBankQuery(query)),
    consensus: () => loadConsensus(context, issuerId),
    'quarterly-reports': () => loadReportFiles(context, 'quarterly', issuerId),
    'annual-reports': () => loadReportFiles(context, 'annual', issuerId),
    'esg-reports': () => loadReportFiles(context, 'esg', issuerId),
    comments: () => loadAnalyticsComments(context, issuerId),
    network: () => loadOwnershipNetwork(context, issuerId),
    'related-emitents': () => loadRelatedIssuers(context, issuerId),
    managers: () => loadManagers(context, issuerId),
    'managers-related': () => loadManagersRelated(context, issuerId),
    news: () => loadNews(context, issuerId),
  } satisfies Attempts<CompanySection>;
  return attemptAll(context, attempts);
}
