import { loadAnalyticsComments } from '#features/analytics-comments/analytics-comments.server.ts';
import { parseBankQuery } from '#features/bank-report/bank-address.ts';
import { loadBankReport } from '#features/bank-report/bank-report.server.ts';
import { loadConsensus } from '#features/consensus/consensus.server.ts';
import { loadIssuerProfile } from '#features/issuer-profile/issuer-profile.server.ts';
import { loadManagers, loadManagersRelated } from '#features/managers/managers.server.ts';
import { loadMultipliers } from '#features/multipliers/multipliers.server.ts';
import { loadNews } from '#features/news/news.server.ts';
import { parseRasQuery } from '#features/ras-report/ras-choice.ts';
import { loadRasReport } from '#features/ras-report/ras-report.server.ts';
import { loadRelatedIssuers } from '#features/related-issuers/related-issuers.server.ts';
import { loadReportFiles } from '#features/report-files/report-files.server.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import type { Attempts } from '#pages/entity-sections/attempt-all.server.ts';
import type { IssuerSection } from './issuer-blocks.contract.ts';

type Query = Parameters<typeof parseRasQuery>[0] & Parameters<typeof parseBankQuery>[0];

/** How each block is loaded: nothing is asked for until a page attempts it, in its own order. */
export function issuerAttempts(context: PageContext, issuerId: number, query: Query) {
  return {
    'emitent-profile': () => loadIssuerProfile(context, issuerId),
    multipliers: () => loadMultipliers(context, issuerId),
    ras: () => loadRasReport(context, issuerId, parseRasQuery(query)),
    'bank-ras': () => loadBankReport(context, issuerId, parseBankQuery(query)),
    consensus: () => loadConsensus(context, issuerId),
    'annual-reports': () => loadReportFiles(context, 'annual', issuerId),
    'esg-reports': () => loadReportFiles(context, 'esg', issuerId),
    comments: () => loadAnalyticsComments(context, issuerId),
    'related-emitents': () => loadRelatedIssuers(context, issuerId),
    managers: () => loadManagers(context, issuerId),
    'managers-related': () => loadManagersRelated(context, issuerId),
    news: () => loadNews(context, issuerId),
  } satisfies Attempts<IssuerSection>;
}
