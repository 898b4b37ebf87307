import { loadFigureExplanation } from '#features/explain-figure/figure-explanation.server.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { fillPath } from '#platform/contract/page.ts';
import { load } from '#platform/http/door.server.ts';
import {
  explainEtfPage,
  explainIndexPage,
  explainRiskPage,
  explainStockPage,
} from './explain-figure.contract.ts';

export const loadExplainStockPage = load(
  explainStockPage,
  LEADING_SERVICES,
  async ({ params, query }, context) =>
    atItsAddress(
      explainStockPage.path,
      params,
      await loadFigureExplanation(context, { category: 'stocks', ...params, ...query }),
    ),
);

export const loadExplainEtfPage = load(explainEtfPage, LEADING_SERVICES, async ({ params, query }, context) =>
  atItsAddress(
    explainEtfPage.path,
    params,
    await loadFigureExplanation(context, { category: 'etf', ...params, ...query }),
  ),
);

export const loadExplainIndexPage = load(
  explainIndexPage,
  LEADING_SERVICES,
  async ({ params, query }, context) =>
    atItsAddress(
      explainIndexPage.path,
      params,
      await loadFigureExplanation(context, { category: 'indexes', ...params, ...query }),
    ),
);

export const loadExplainRiskPage = load(
  explainRiskPage,
  LEADING_SERVICES,
  async ({ params, query }, context) =>
    atItsAddress(
      explainRiskPage.path,
      params,
      await loadFigureExplanation(context, { category: 'bonds', ...params, ...query }),
    ),
);

function atItsAddress<Loaded extends { readonly string_id: string }>(
  path: string,
  params: { readonly stringId: string; readonly what: string },
  explanation: Loaded,
): Loaded {
  const stringId = explanation.string_id;
  if (params.stringId !== stringId) throw new Moved(fillPath(path, { ...params, stringId }));
  return explanation;
}
