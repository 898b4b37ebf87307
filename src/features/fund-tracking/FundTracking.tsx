import { useMemo } from 'react';
import { explainFigure } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ChartStage } from '#ui/chart/ChartStage.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import { drawTracking } from './draw-tracking.ts';
import styles from './FundTracking.module.css';
import type { FundTrackingData, TrackingSpan } from './fund-tracking.contract.ts';
import type english from './labels/eng.json';

/** The last years, the running one, and as many whole ones as a page has room for. */
const SHOWN = 8;
const HEIGHT = { wide: 320, narrow: 280 } as const;

/** How closely the fund follows its index: two lines, what lies between them, and two figures for each year (EP-03). */
export function FundTracking({ data }: { data: FundTrackingData }) {
  const t = useLabels<typeof english>('fund-tracking');
  const link = useLink();
  const unlock = useUnlock('chart-values');
  const { chart, index_name: index, fund_name: fund } = data;
  const drawn = useMemo(
    () => drawTracking(chart, { fund, index, difference: t('difference') }),
    [chart, fund, index, t],
  );
  const isTableLocked = data.years.some(({ difference }) => isLocked(difference));
  const note = (
    <>
      {t('against')}{' '}
      <a className="link" href={link(data.index_url)}>
        {index}
      </a>
    </>
  );
  return (
    <Section id="tracking" title={t('title')} note={note}>
      <ChartStage
        chart={drawn}
        label={t('chart_label', { fund, index })}
        height={HEIGHT}
        hasNames
        isPatient
      />
      {chart.unit === 'none' && !isTableLocked && (
        <div className={styles.prompt}>
          <LockedPrompt unlock={unlock} text={t('prompt_chart')} />
        </div>
      )}
      <Figures data={data} />
      <p className={styles.formula}>{t('formula')}</p>
    </Section>
  );
}

/** A figure of a span leads to its returns or its days. */
function useExplainedCell({ string_id: stringId, venue_id: venue }: FundTrackingData) {
  const format = useFormat();
  const link = useLink();
  return (
    what: 'tracking-difference' | 'tracking-error',
    span: string,
    value: TrackingSpan['error'],
    label: string,
  ): Cell => {
    if (typeof value !== 'number') return value;
    const href = link(explainFigure('etf', stringId, what, { venue, span }));
    const drawn = (
      <Explained href={href} label={label}>
        {format.number(value, 2)}
      </Explained>
    );
    return { val: value, drawn, ...(what === 'tracking-difference' && { class: 'strong' as const }) };
  };
}

function Figures({ data }: { data: FundTrackingData }) {
  const t = useLabels<typeof english>('fund-tracking');
  const format = useFormat();
  const figure = { kind: 'number', decimals: 2, isAlwaysShown: true } as const;
  const columns: readonly Column[] = [
    { key: 'period', title: t('period'), width: 'third' },
    { key: 'fund', title: t('fund_return'), ...figure, on: 'wide' },
    { key: 'index', title: t('index_return'), ...figure, on: 'wide' },
    { key: 'difference', title: t('difference_head'), hint: t('difference_hint'), ...figure },
    { key: 'error', title: t('error_head'), hint: t('error_hint'), ...figure },
  ];
  const explained = useExplainedCell(data);
  const toRow = (id: string, period: string, span: TrackingSpan): Row => ({
    id,
    cells: {
      period: { val: period, title: `${format.day(span.from)} – ${format.day(span.to)}` },
      fund: span.fund,
      index: span.index,
      difference: explained('tracking-difference', id, span.difference, t('difference_head')),
      error: explained('tracking-error', id, span.error, t('error_head')),
    },
  });
  const rows = [
    ...data.past.map(({ past_years: count, ...span }) =>
      toRow(`past-${count}`, count === 1 ? t('last_year') : t('past_years', { count }), span),
    ),
    ...data.years.map((span) =>
      toRow(
        String(span.year),
        span.is_whole ? String(span.year) : t('part_of_year', { year: String(span.year) }),
        span,
      ),
    ),
  ];
  return <SimpleTable label={t('title')} columns={columns} rows={rows} limit={SHOWN} prompt={t('prompt')} />;
}
