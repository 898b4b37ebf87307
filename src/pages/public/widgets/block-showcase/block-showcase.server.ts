import { localizedName } from '#domain/languages/localized-name.ts';
import { loadFirstIndexChart } from '#features/index-graph/index-feed.server.ts';
import { readIndexChart } from '#features/index-graph/index-graph.contract.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { BlockShowcaseData } from './block-showcase.contract.ts';
import { findFirstIndex, findShownBonds } from './block-showcase.repository.ts';

const MOST_BONDS = 40;
const YEAR = { periodId: 4, beginDate: null, endDate: null };

export async function loadBlockShowcase(context: PageContext): Promise<Unopened<BlockShowcaseData>> {
  const [indexId, bonds] = await Promise.all([findFirstIndex(context.database), loadShownBonds(context)]);
  return {
    index:
      indexId === null
        ? null
        : {
            chart_url: fillPath(readIndexChart.path, { id: indexId }),
            chart: loadFirstIndexChart(context, indexId, YEAR),
          },
    bonds,
  };
}

export async function loadShownBonds({ database, today, language }: PageContext) {
  const bonds = await findShownBonds(database, today, MOST_BONDS);
  return bonds.map((bond) => ({
    id: String(bond.id),
    name: localizedName(bond.name, bond.names, language),
    duration: bond.years,
    yield: bond.coupon,
    group: bond.currency,
  }));
}
