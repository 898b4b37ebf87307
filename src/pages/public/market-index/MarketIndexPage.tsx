import { UNKNOWN_CURRENCY } from '#domain/reference/unknown-codes.ts';
import { provenancePath } from '#market/provenance/provenance-path.ts';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { EntitySections } from '#page-parts/entity-sections/EntitySections.tsx';
import { shownSections } from '#page-parts/entity-sections/shown-sections.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { FactsStrip } from '#ui/facts/FactsStrip.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import type { ChartedIndex } from './charted-index.ts';
import { IndexHeading } from './IndexHeading.tsx';
import type english from './labels/eng.json';
import { INDEX_SECTIONS, type MarketIndexPageData } from './market-index.contract.ts';
import { FigurePanel, IndexChart, IndexMembers } from './market-index.islands.ts';
import { marketIndexHead } from './market-index-head.ts';

function MarketIndexPage({ data }: { data: MarketIndexPageData }) {
  const t = useLabels<typeof english>('market-index');
  const format = useFormat();
  const { failed } = data;
  const members = {
    name: t('members'),
    value: data.members.length === 0 ? <Missing /> : format.number(data.members.length, 0),
  };
  return (
    <>
      <IndexHeading data={data} />
      <FigurePanel />
      <FactsStrip
        label={t('facts')}
        facts={[
          {
            name: t('currency'),
            value: data.currency_name === UNKNOWN_CURRENCY ? <Missing /> : data.currency_name,
          },
          { name: t('base_date'), value: <Day day={data.base_date} /> },
          { name: t('base_value'), value: <Figure value={data.base_value} lock="chart-values" /> },
          ...(failed.includes('members') ? [] : [members]),
        ]}
      />
      <EntitySections
        shown={shownSections(INDEX_SECTIONS, { graph: data.chart, members: data.members }, failed)}
        sources={provenancePath('indexes', data.stringId)}
      >
        <Block of="graph" data={data.chart} failed={failed}>
          {(chart) => <IndexChart index={toCharted(data)} chart={chart} />}
        </Block>
        <Block of="members" data={data.members} failed={failed}>
          {(members) => <IndexMembers members={members} />}
        </Block>
      </EntitySections>
    </>
  );
}

function toCharted({
  indexId,
  stringId,
  name,
  chart_url,
  selection,
  compared,
  others,
  today,
}: MarketIndexPageData): ChartedIndex {
  return { indexId, stringId, name, chart_url, selection, compared, others, today };
}

export const view: PageView<MarketIndexPageData> = {
  View: MarketIndexPage,
  head: marketIndexHead,
  islands: {},
};
