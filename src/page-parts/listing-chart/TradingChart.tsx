import { type ReactNode, useRef, useState } from 'react';
import { DaysButton } from '#features/chart-toolbar/DaysButton.tsx';
import { AllDays, PeriodTabs, TypeChoice, ViewChoice } from '#features/chart-toolbar/PeriodTabs.tsx';
import { type IndexTab, SeriesChips } from '#features/chart-toolbar/SeriesChips.tsx';
import { ChartArea } from '#features/trading-chart/ChartArea.tsx';
import type { LivePoints } from '#features/trading-chart/live-points.ts';
import { useChartMessages } from '#features/trading-chart/useChartMessages.ts';
import { type ChartSource, useTradingChart } from '#features/trading-chart/useTradingChart.ts';
import { isTable } from '#market/trading-chart/chart-address.ts';
import { hasData, isComparing, isMoved, type NamedId } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import type { Days } from '#market/trading-chart/period.ts';
import { useBrand } from '#platform/brands/CurrentBrand.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { ChartExport } from '#ui/chart/ChartExport.tsx';
import type { ChartStageHandle } from '#ui/chart/ChartStage.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { DeniedDialog } from './DeniedDialog.tsx';
import { TableArea, type TableSlot } from './TableArea.tsx';
import styles from './TradingChart.module.css';

export interface TradingChartProps extends ChartSource {
  readonly stockName: string;
  readonly venueName: string;
  readonly currency: string;
  /** Offered to compare with at one press. */
  readonly indexTabs: readonly IndexTab[];
  /** Beside the chart's own, for the days that the reader chose: the page brings them. A table has tools of its own. */
  readonly tools?: (days: Days | null) => ReactNode;
  /** What has moved since: joined to the series without requesting them again. */
  readonly live?: LivePoints | null;
  /** Where the reader looks for something else to compare with: the page brings it. */
  readonly compareField: (onPick: (picked: NamedId) => void) => ReactNode;
  /** The days as a table: another feature, which the page brings. */
  readonly table: (slot: TableSlot) => ReactNode;
}

/** The price of a share and its turnover, alone or compared. */
export function TradingChart(props: TradingChartProps) {
  const t = useLabels<typeof english>('trading-chart');
  const part = useTradingChart(props);
  const { state, send } = part;
  const { stockName, venueName, currency } = props;
  const brand = useBrand();
  const stage = useRef<ChartStageHandle>(null);
  const [isMoreOpen, setMoreOpen] = useState(false);
  useChartMessages(state, send);
  const isArchive = state.view === 'archive';
  const isTabular = isTable(state);
  const own = { kind: 'stock', id: state.subject.stockId, venueId: state.subject.venueId } as const;
  return (
    <Section id="graph" title={t('title')} isTitleHidden note={isMoved(state) && t('moved')}>
      <div className={classes(styles.controls, isMoreOpen && styles.open)}>
        {isArchive ? <AllDays {...part} /> : <PeriodTabs {...part} />}
        <button
          type="button"
          className={classes(buttons.button, buttons.quiet, buttons.icon, styles.more)}
          aria-label={t('more')}
          aria-expanded={isMoreOpen}
          onClick={() => setMoreOpen(!isMoreOpen)}
        >
          <Icon name="more" />
        </button>
        <DaysButton {...part} />
        <div className={styles.kinds}>
          {!isTabular && <TypeChoice {...part} />}
          <ViewChoice {...part} />
        </div>
        {!isTabular && hasData(state, own) && (
          <ChartExport
            isCompact
            stage={stage}
            title={stockName}
            notes={isComparing(state) ? [venueName] : [venueName, currency]}
            brand={brand.name}
          />
        )}
        {!isTabular && props.tools?.(state.isArbitrary ? { from: state.from, to: state.to } : null)}
      </div>
      {isTabular ? (
        <TableArea {...part} table={props.table} />
      ) : (
        <>
          <SeriesChips {...props} {...part} />
          <ChartArea {...props} {...part} stage={stage} />
        </>
      )}
      {state.isDenied && <DeniedDialog onClose={() => send({ type: 'dialog-closed' })} />}
    </Section>
  );
}
