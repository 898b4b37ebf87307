import { verdictOn } from '#domain/access/capabilities.ts';
import { mayExport } from '#domain/access/excel-export.ts';
import { loadEqualHoldings } from '#features/bond-holdings/bond-holdings.server.ts';
import { parseBlockQuery } from '#features/chart-block/block-address.ts';
import { BLOCK_PERIODS, toBody } from '#features/chart-block/block-range.ts';
import { CURVES_OF } from '#features/compare-chart/compare-chart.contract.ts';
import { loadComparedChart } from '#features/compare-chart/compare-chart.server.ts';
import { loadComparison } from '#features/compare-table/compare-table.server.ts';
import { parseCompared } from '#market/compare/compare-address.ts';
import { type ComparedIds, readComparedIds } from '#market/compare/compared.repository.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { toFirstChart } from '#market/prices/scale.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { comparePage } from './compare.contract.ts';
import { FIRST_PERIOD } from './compare-period.ts';

export const loadComparePage = load(comparePage, LEADING_SERVICES, async ({ query }, context) => {
  const { viewer, today } = context;
  const rest = { mayExport: mayExport(viewer), today };
  if (!query.kind && !query.ids) return { compared: null, graph: null, bonds: null, ...rest };
  const requested = parseCompared(query.kind, query.ids);
  if (!requested) throw new Refusal('bad_comparison');
  const compared = await readComparedIds(context.database, requested);
  const [table, graph, bonds] = await Promise.all([
    loadComparison(context, compared, query.currency),
    loadGraph(compared, query, context),
    compared.kind === 'bonds' ? loadEqualHoldings(context, compared.ids, query.ladder) : null,
  ]);
  return { compared: table, graph, bonds, ...rest };
});

type Query = Input<{
  params: typeof comparePage.params;
  query: typeof comparePage.query;
  body: typeof comparePage.params;
}>['query'];
type GraphContext = Parameters<typeof loadComparedChart>[0] & { viewer: Parameters<typeof verdictOn>[1] };

/** Null where nothing of the kind is drawn. Whoever may not compare is given no curve. */
async function loadGraph(compared: ComparedIds, query: Query, context: GraphContext) {
  const curves = CURVES_OF[compared.kind];
  const curve = curves.find((each) => each === query.curve) ?? curves[0];
  if (!curve) return null;
  const { range, reversed, trend } = parseBlockQuery(query, {
    periods: BLOCK_PERIODS,
    firstPeriod: FIRST_PERIOD,
  });
  const isAllowed = verdictOn('compare', context.viewer) === 'allowed';
  const chart = isAllowed
    ? await toFirstChart(
        loadComparedChart(context, compared, { curve, currency: query.currency }, toBody(range)),
      )
    : null;
  return { curve, curves: [...curves], selection: { range, reversed, trend }, chart };
}
