import { loadBondExplanation } from '#features/explain-number/bond-explanation.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { explainBondPage } from './explain-bond.contract.ts';

export const loadExplainBondPage = load(explainBondPage, async ({ params, query }, context) => {
  const explanation = await loadBondExplanation(context, { ...params, ...query });
  if (params.stringId !== explanation.string_id) throw new Moved(explanation.href);
  return explanation;
});
