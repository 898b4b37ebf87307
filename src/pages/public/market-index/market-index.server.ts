import { verdictOn } from '#domain/access/capabilities.ts';
import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { toBody } from '#features/chart-block/block-range.ts';
import { loadFirstIndexChart } from '#features/index-graph/index-feed.server.ts';
import { readIndexChart } from '#features/index-graph/index-graph.contract.ts';
import { loadIndexMembers } from '#features/index-members/index-members.server.ts';
import { type Attempts, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { fillPath } from '#platform/contract/page.ts';
import { seal } from '#platform/contract/sealed.ts';
import { readTogether } from '#platform/database/read-together.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { parseIndexQuery } from './index-address.ts';
import { type IndexSection, marketIndexPage } from './market-index.contract.ts';
import {
  findMarketIndex,
  findNamedIndexes,
  findOtherIndexes,
  type NamedIndex,
} from './market-index.repository.ts';

/** Beside the chart: more would be a list to read, not names to press. */
const MOST_OTHERS = 4;

const chartUrlOf = (id: number) => fillPath(readIndexChart.path, { id });

export const loadMarketIndexPage = load(marketIndexPage, async ({ params, query }, visit) => {
  const context = readTogether(visit);
  const { database, language, viewer, today } = context;
  const index = await findMarketIndex(database, params.stringId);
  if (!index) throw new Refusal('not_found');
  if (params.stringId !== index.stringId) {
    throw new Moved(fillPath(marketIndexPage.path, { stringId: index.stringId }));
  }
  const { compared: requested, ...selection } = parseIndexQuery(query);
  const mayCompare = verdictOn('compare', viewer) === 'allowed';
  const ids = mayCompare ? requested.map(Number).filter((id) => id !== index.id) : [];
  const nameOf = ({ name, names }: NamedIndex) => localizedName(name, names, language);
  const named = (its: NamedIndex) => ({ id: its.id, name: nameOf(its) });
  const feedOf = (id: number) => ({
    chart_url: chartUrlOf(id),
    chart: loadFirstIndexChart(context, id, toBody(selection.range)),
  });
  const attempts = {
    graph: async () => {
      const [compared, others] = await Promise.all([
        ids.length > 0 ? findNamedIndexes(database, ids) : [],
        findOtherIndexes(database, index.id, MOST_OTHERS),
      ]);
      return {
        chart: feedOf(index.id).chart,
        compared: compared.map((its) => ({ ...named(its), ...feedOf(its.id) })),
        others: others.map(named),
      };
    },
    members: () => loadIndexMembers(database, index.id, language),
  } satisfies Attempts<IndexSection>;
  const { blocks, failed } = await attemptAll(context, attempts);
  const { day, last, previous } = index;
  return {
    indexId: index.id,
    stringId: index.stringId,
    name: nameOf(index),
    registered_name: registeredBeside(index.name, index.names, language),
    ticker: index.ticker,
    currency_name: index.currency,
    date: day,
    last: seal('chart-values', last),
    change: last === null || previous === null ? null : percentChange(previous, last),
    base_date: index.baseOn,
    // With the shape of the curve it would show every value.
    base_value: seal('chart-values', index.baseValue),
    members: blocks.members ?? [],
    chart_url: chartUrlOf(index.id),
    chart: blocks.graph?.chart ?? null,
    selection,
    compared: blocks.graph?.compared ?? [],
    others: blocks.graph?.others ?? [],
    failed,
    today,
  };
});
