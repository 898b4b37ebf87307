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
import { keepPartsForViewers, keepPartsOf } from '#foundation/web/keep-parts.server.ts';
import type { Attempts } from '#pages/entity-sections/attempt-all.server.ts';
import type { IssuerSection } from './issuer-blocks.contract.ts';

type Query = Parameters<typeof parseRasQuery>[0] & Parameters<typeof parseBankQuery>[0];

/** How each block is loaded: nothing is asked for until a page attempts it, in its own order. */
export function issuerAttempts(context: PageContext, issuerId: number, query: Query) {
  const keep = keepPartsOf(context, `issuer ${issuerId}`);
  const keepFor = keepPartsForViewers(context, `issuer ${issuerId}`);
  const ras = parseRasQuery(query);
  const bank = parseBankQuery(query);
  return {
    'emitent-profile': () => keep('profile', (known) => loadIssuerProfile(known, issuerId)),
    multipliers: () => keep('multipliers', (known) => loadMultipliers(known, issuerId), { isPriced: true }),
    ras: () => keepFor('ras', (known) => loadRasReport(known, issuerId, ras), ras),
    'bank-ras': () => keepFor('bank-ras', (known) => loadBankReport(known, issuerId, bank), bank),
    consensus: () => keep('consensus', (known) => loadConsensus(known, issuerId)),
    'annual-reports': () => keep('annual', (known) => loadReportFiles(known, 'annual', issuerId)),
    'esg-reports': () => keep('esg', (known) => loadReportFiles(known, 'esg', issuerId)),
    comments: () => keep('comments', (known) => loadAnalyticsComments(known, issuerId)),
    'related-emitents': () => keep('related', (known) => loadRelatedIssuers(known, issuerId)),
    managers: () => keep('managers', (known) => loadManagers(known, issuerId)),
    'managers-related': () => keep('managers-related', (known) => loadManagersRelated(known, issuerId)),
    news: () => keep('news', (known) => loadNews(known, issuerId)),
  } satisfies Attempts<IssuerSection>;
}
