import { useMemo } from 'react';
import { readBondChart } from '#features/bond-chart/bond-chart.contract.ts';
import type chartWords from '#features/bond-chart/labels/eng.json';
import { ChartBlock } from '#features/chart-block/ChartBlock.tsx';
import { fillPath } from '#platform/contract/page.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Message } from '#ui/message/Message.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import styles from './BondChart.module.css';
import type { BondPageData } from './bond.contract.ts';
import { bondPath, FIRST_PERIOD, fieldQuery } from './bond-address.ts';
import { useChartField } from './useChartField.ts';

interface Props {
  readonly graph: NonNullable<BondPageData['graph']>;
  readonly page: Pick<BondPageData, 'bondId' | 'stringId' | 'today'> & { readonly name: string };
}

/** The bond over time: its price, its yield or its spread, with everything that a chart block can do. */
export function BondChart({ graph, page }: Props) {
  const t = useLabels<typeof chartWords>('bond-chart');
  const link = useLink();
  const urlOf = (field: Props['graph']['selection']['field']) =>
    fillPath(readBondChart.path, { id: page.bondId, field });
  const first = useMemo(
    () => ({
      view: { range: graph.selection.range, data: graph.chart, companions: [], answers: {} },
      reversed: graph.selection.reversed,
      trend: graph.selection.trend,
    }),
    [graph],
  );
  const path = link(bondPath(page));
  const hrefOf = (field: Props['graph']['selection']['field']) => {
    const query = fieldQuery(field);
    return query ? `${path}?${query}` : path;
  };
  const { shown, wanted, isFailed, follow } = useChartField({ first, field: graph.selection.field }, urlOf);
  return (
    <div id="graph" className={styles.graph}>
      {graph.fields.length > 1 && (
        <SegmentLinks
          label={t('choice')}
          isShort
          items={graph.fields.map((field) => ({
            href: hrefOf(field),
            text: t(field === 'yield' ? 'short_yield' : field),
            title: t(`unit_${field}`),
            isCurrent: field === shown.field,
            isBusy: field === wanted,
          }))}
          onFollow={(event) => {
            const href = event.currentTarget.getAttribute('href');
            const field = graph.fields.find((one) => hrefOf(one) === href);
            if (field) follow(event, field);
          }}
        />
      )}
      {isFailed && <Message>{t('failed')}</Message>}
      <ChartBlock
        key={shown.field}
        url={urlOf(shown.field)}
        title={t(shown.field)}
        subject={page.name}
        first={shown.first}
        today={page.today}
        address={{ path, firstPeriod: FIRST_PERIOD, query: fieldQuery(shown.field) }}
        noData={t('no_values')}
      />
    </div>
  );
}
