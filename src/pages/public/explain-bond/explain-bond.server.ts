import { loadBondExplanation } from '#features/explain-number/bond-explanation.server.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { fillPath } from '#platform/contract/page.ts';
import { load } from '#platform/http/door.server.ts';
import { explainBondPage } from './explain-bond.contract.ts';

export const loadExplainBondPage = load(
  explainBondPage,
  LEADING_SERVICES,
  async ({ params, query }, context) => {
    const explanation = await loadBondExplanation(context, { ...params, ...query });
    const stringId = explanation.string_id;
    if (stringId !== null && params.stringId !== stringId)
      throw new Moved(fillPath(explainBondPage.path, { ...params, stringId }));
    return explanation;
  },
);
