import { z } from 'zod';
import { BOND_FIELDS } from '#features/bond-chart/bond-chart.contract.ts';
import type chartWords from '#features/bond-chart/labels/eng.json';
import { describeBlock, hasNothing } from '#features/chart-block/describe-block.ts';
import type { BondPageData } from '#pages/public/bond/bond.contract.ts';
import { loadBondPage } from '#pages/public/bond/bond.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { areInPairs, blockDays } from './block-picture-query.ts';
import type { PictureOf } from './picture-of.server.ts';

/** What of the chart's address is everyone's. */
const query = z.strictObject({ ...blockDays, chart: z.enum(BOND_FIELDS).optional() }).refine(areInPairs);

export const pictureOfBond: PictureOf<BondPageData> = {
  loader: loadBondPage,
  query,
  toCard: ({ bondInfo, graph }, translator) => {
    if (!graph) throw new Refusal('not_found');
    const t = translator.of<keyof typeof chartWords>('bond-chart');
    const { selection, chart: data } = graph;
    const chart = describeBlock({ range: selection.range, data, companions: [], answers: {} }, new Set());
    return {
      title: bondInfo.name,
      notes: [t(selection.field)],
      chart: hasNothing(chart) ? null : chart,
      noData: t('no_values'),
      offset: 0,
    };
  },
};
