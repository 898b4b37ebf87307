import { issuerTags, movingPrices } from '#domain/changes/tag.ts';
import { loadAnalyticsComments } from '#features/analytics-comments/analytics-comments.server.ts';
import { basisIn, parseBankQuery } from '#features/bank-report/bank-address.ts';
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
import { statementViewIn } from '#market/statements/statement-view-in.ts';
import type { Attempts } from '#page-parts/entity-sections/attempt-all.server.ts';
import { cachePartsForViewers, cachePartsOf } from '#platform/http/cache-parts.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { IssuerSection } from './issuer-blocks.contract.ts';

type Query = Parameters<typeof parseRasQuery>[0] &
  Parameters<typeof parseBankQuery>[0] & { readonly all?: string | undefined };

/** How each block is loaded: nothing is requested until a page attempts it, in its own order. */
export function issuerAttempts(context: PageContext, issuerId: number, query: Query) {
  const issuer = { of: { kind: 'issuer', id: issuerId }, tags: issuerTags(issuerId) };
  const cached = cachePartsOf(context, issuer);
  const cachedForViewers = cachePartsForViewers(context, issuer);
  const priced = { tags: movingPrices(`issuer:${issuerId}`) };
  const related = { tags: ['relations'] as const };
  const ras = { ...parseRasQuery(query), isWhole: query.all === 'ras' };
  const bank = { ...parseBankQuery(query), basis: basisIn(query) };
  return {
    'issuer-profile': () => cached('profile', (known) => loadIssuerProfile(known, issuerId)),
    multipliers: () => cached('multipliers', (known) => loadMultipliers(known, issuerId), priced),
    // How a report is shown is computed from the same data.
    ras: async () => {
      const block = await cachedForViewers('ras', (known) => loadRasReport(known, issuerId, ras), ras);
      return block && { ...block, view: statementViewIn(query, 'ras') };
    },
    'bank-ras': async () => {
      const block = await cachedForViewers(
        'bank-ras',
        (known) => loadBankReport(known, issuerId, bank),
        bank,
      );
      return block && { ...block, view: statementViewIn(query, 'bank') };
    },
    consensus: () => {
      const isWhole = query.all === 'consensus';
      return cached('consensus', (known) => loadConsensus(known, issuerId, isWhole), { params: isWhole });
    },
    'annual-reports': () => cached('annual', (known) => loadReportFiles(known, 'annual', issuerId)),
    'esg-reports': () => cached('esg', (known) => loadReportFiles(known, 'esg', issuerId)),
    comments: () => cached('comments', (known) => loadAnalyticsComments(known, issuerId)),
    'related-issuers': () => cached('related', (known) => loadRelatedIssuers(known, issuerId), related),
    managers: () => cached('managers', (known) => loadManagers(known, issuerId)),
    'managers-related': () => cached('managers-related', (known) => loadManagersRelated(known, issuerId)),
    news: () => cached('news', (known) => loadNews(known, issuerId)),
  } satisfies Attempts<IssuerSection>;
}
