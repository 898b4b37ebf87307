import { loadMultipleExplanation } from '#features/multipliers/explanation.server.ts';
import { explainMultiple } from '#market/explain/explain-address.ts';
import { findIssuerByKey } from '#market/issuers/issuers.repository.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { fillPath } from '#platform/contract/page.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { explainMultiplePage } from './explain-multiple.contract.ts';

export const loadExplainMultiplePage = load(explainMultiplePage, async ({ params, query }, context) => {
  const found = await findIssuerByKey(context.database, params.stringId);
  if (!found) throw new Refusal('not_found');
  const { id, stringId } = found;
  if (params.stringId !== stringId)
    throw new Moved(fillPath(explainMultiplePage.path, { ...params, stringId }));
  const { multipleId } = params;
  const { issuer, explanation } = await loadMultipleExplanation(context, id, { multipleId, ...query });
  return {
    string_id: stringId,
    issuer_name: issuer.name,
    href: explainMultiple(stringId, multipleId, query),
    explanation,
  };
});
