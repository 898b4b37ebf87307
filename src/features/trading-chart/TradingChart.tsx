import { type ReactNode, useRef, useState } from 'react';
import { useBrand } from '#foundation/brands/CurrentBrand.tsx';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { ChartExport } from '#ui/chart/ChartExport.tsx';
import type { ChartStageHandle } from '#ui/chart/ChartStage.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ChartArea } from './ChartArea.tsx';
import { hasData, isComparing, isMoved, type NamedId } from './chart-state.ts';
import { DaysButton } from './DaysButton.tsx';
import { DeniedDialog } from './DeniedDialog.tsx';
import type english from './labels/eng.json';
import type { LivePoints } from './live-points.ts';
import { PeriodTabs, TypeChoice, ViewChoice } from './PeriodTabs.tsx';
import { type IndexTab, SeriesChips } from './SeriesChips.tsx';
import styles from './TradingChart.module.css';
import { useChartMessages } from './useChartMessages.ts';
import { type ChartSource, useTradingChart } from './useTradingChart.ts';

export interface TradingChartProps extends ChartSource {
  readonly stockName: string;
  readonly groundName: string;
  readonly currency: string;
  /** Offered to compare with at one press. */
  readonly indexTabs: readonly IndexTab[];
  /** What has moved since: joined to the series without asking for them again. */
  readonly live?: LivePoints | null;
  /** Where the reader looks for something else to compare with: the page brings it. */
  readonly compareField: (onPick: (picked: NamedId) => void) => ReactNode;
}

/** The price of a share and its overturn, alone or compared (document A, section 2). */
export function TradingChart(props: TradingChartProps) {
  const t = useLabels<typeof english>('trading-chart');
  const { state, send } = useTradingChart(props);
  const { stockName, groundName, currency } = props;
  const brand = useBrand();
  const stage = useRef<ChartStageHandle>(null);
  const [isMoreOpen, setMoreOpen] = useState(false);
  useChartMessages(state, send);
  const head = (
    <>
      <div className={styles.views}>
        <ViewChoice state={state} send={send} />
      </div>
      <button
        type="button"
        className={classes(buttons.button, buttons.quiet, buttons.icon, styles.more)}
        aria-label={t('more')}
        aria-expanded={isMoreOpen}
        onClick={() => setMoreOpen(!isMoreOpen)}
      >
        <Icon name="more" />
      </button>
    </>
  );
  return (
    <Section id="graph" title={t('title')} note={isMoved(state) && t('moved')} actions={head}>
      <div className={styles.controls}>
        <PeriodTabs state={state} send={send} />
        <TypeChoice state={state} send={send} />
        <div className={classes(styles.secondary, isMoreOpen && styles.open)}>
          <DaysButton state={state} send={send} />
          {hasData(state, { kind: 'stock', id: state.subject.stockId, groundId: state.subject.groundId }) && (
            <ChartExport
              stage={stage}
              title={stockName}
              notes={isComparing(state) ? [groundName] : [groundName, currency]}
              brand={brand.name}
            />
          )}
        </div>
      </div>
      <SeriesChips {...props} state={state} send={send} />
      <ChartArea {...props} stage={stage} state={state} send={send} />
      {state.denied && <DeniedDialog reason={state.denied} onClose={() => send({ type: 'dialog-closed' })} />}
    </Section>
  );
}
