import { localizedName } from '#domain/languages/localized-name.ts';
import { loadAllComments } from '#features/analytics-comments/analytics-comments.server.ts';
import { findIssuerByKey } from '#market/issuers/issuers.repository.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { fillPath } from '#platform/contract/page.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { companyAnalyticsPage } from './company-analytics.contract.ts';

const A_PAGE = 20;

export const loadCompanyAnalyticsPage = load(companyAnalyticsPage, async ({ params, query }, context) => {
  const issuer = await findIssuerByKey(context.database, params.stringId);
  if (!issuer) throw new Refusal('not_found');
  const { id, stringId, name, names } = issuer;
  if (params.stringId !== stringId) throw new Moved(fillPath(companyAnalyticsPage.path, { stringId }));
  const part = { skip: (query.page - 1) * A_PAGE, count: A_PAGE };
  const block = await loadAllComments(context, { id, stringId }, part, context.user?.id ?? null);
  const pages = Math.max(1, Math.ceil(block.total / A_PAGE));
  if (query.page > pages) throw new Refusal('not_found');
  return {
    refused: query.refused,
    stringId,
    name: localizedName(name, names, context.language),
    block,
    page: query.page,
    pages,
  };
});
