import type { z } from 'zod';
import { loadBondRatings } from '#features/bond-ratings/bond-ratings.server.ts';
import { loadDebtMaturity } from '#features/debt-maturity/debt-maturity.server.ts';
import { loadIfrsReport } from '#features/ifrs-report/ifrs-report.server.ts';
import { loadIssuerEvents } from '#features/issuer-events/issuer-events.server.ts';
import { loadIssuerFunds } from '#features/issuer-instruments/issuer-funds.server.ts';
import { loadIssuerBonds, loadIssuerStocks } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadKeyFigures } from '#features/key-figures/key-figures.server.ts';
import { loadOwnershipNetwork } from '#features/ownership-network/network-picture.server.ts';
import { loadPeers } from '#features/peers/peers.server.ts';
import { loadReportFiles } from '#features/report-files/report-files.server.ts';
import { type Attempts, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import { issuerAttempts } from '#page-parts/issuer-blocks/issuer-blocks.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { CompanySection, companyPage } from './company.contract.ts';

type Query = z.output<(typeof companyPage)['query']>;

/** Everything that the store knows of an issuer, requested at once. */
export async function loadCompanyBlocks(context: PageContext, issuerId: number, query: Query) {
  const issuer = issuerAttempts(context, issuerId, query);
  const attempts = {
    figures: () => loadKeyFigures(context, issuerId),
    peers: () => loadPeers(context, issuerId),
    stocks: () => loadIssuerStocks(context, issuerId),
    bonds: () => loadIssuerBonds(context, issuerId),
    funds: () => loadIssuerFunds(context, issuerId),
    debt: () => loadDebtMaturity(context, issuerId),
    ratings: () => loadBondRatings(context, { bondId: null, issuerId }),
    events: () => loadIssuerEvents(context, issuerId),
    multipliers: issuer.multipliers,
    ifrs: () => loadIfrsReport(context, issuerId, query),
    ras: issuer.ras,
    'bank-ras': issuer['bank-ras'],
    consensus: issuer.consensus,
    'issuer-profile': issuer['issuer-profile'],
    'quarterly-reports': () => loadReportFiles(context, 'quarterly', issuerId),
    'annual-reports': issuer['annual-reports'],
    'esg-reports': issuer['esg-reports'],
    comments: issuer.comments,
    network: () => loadOwnershipNetwork(context, issuerId),
    'related-issuers': issuer['related-issuers'],
    managers: issuer.managers,
    'managers-related': issuer['managers-related'],
    news: issuer.news,
  } satisfies Attempts<CompanySection>;
  return attemptAll(context, attempts);
}
