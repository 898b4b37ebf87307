import { loadMultipleExplanation } from '#features/multipliers/explanation.server.ts';
import { explainMultiple } from '#foundation/explain/explain-address.ts';
import { findIssuerByKey } from '#foundation/issuers/issuers.repository.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { load } from '#foundation/web/door.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { fillPath } from '#foundation/web/page.ts';
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
