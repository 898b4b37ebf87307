import { loadBondExplanation } from '#features/explain-number/bond-explanation.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { fillPath } from '#foundation/web/page.ts';
import { explainBondPage } from './explain-bond.contract.ts';

export const loadExplainBondPage = load(explainBondPage, async ({ params, query }, context) => {
  const explanation = await loadBondExplanation(context, { ...params, ...query });
  const stringId = explanation.string_id;
  if (params.stringId !== stringId) throw new Moved(fillPath(explainBondPage.path, { ...params, stringId }));
  return explanation;
});
