import { type Ref, useMemo, useState } from 'react';
import { splitRatio } from '#domain/quotes/split-ratio.ts';
import type { ChartPart } from '#market/trading-chart/chart-part.ts';
import { isComparing, isOpen } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import type { FlagOfDay, PriceChartData } from '#market/trading-chart/trading-chart.contract.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { ChartStage, type ChartStageHandle } from '#ui/chart/ChartStage.tsx';
import type { Chart } from '#ui/chart/chart.ts';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import styles from './ChartArea.module.css';
import { DrawingGuard } from './DrawingGuard.tsx';
import { homeWindow } from './home-window.ts';
import { joinLive, type LivePoints } from './live-points.ts';
import { NoChart } from './NoChart.tsx';
import { toChart } from './to-chart.ts';
import { toFlags } from './to-flags.ts';

interface Props extends ChartPart {
  readonly start: PriceChartData;
  readonly stockName: string;
  readonly currency: string;
  readonly stage: Ref<ChartStageHandle>;
  readonly live?: LivePoints | null | undefined;
}

/** CH-02: 650; phones have less of it. */
const HEIGHT = { wide: 650, narrow: 420 };

/** The chart, or what stands in its place at the same size. */
export function ChartArea(props: Props) {
  const { state, send } = props;
  const t = useLabels<typeof english>('trading-chart');
  const extended = useUnlock('extended-chart');
  const chart = usePreviousWhileLoading(useChart(props), state.phase === 'loading');
  if (!isOpen(state))
    return (
      <div className={styles.room}>
        <LockedPrompt unlock={extended} text={t('prompt_extended')} />
      </div>
    );
  if (state.phase === 'failed')
    return (
      <div className={styles.room}>
        <Empty icon="alert" title={t('load_failed')}>
          <button type="button" className={buttons.button} onClick={() => send({ type: 'retried' })}>
            {t('try_again')}
          </button>
        </Empty>
      </div>
    );
  if (state.message === 'graph_period_start_incorrect')
    return <NoChart title={t(state.message)} text={t('other_period')} />;
  if (state.message === 'graphRenderErrorMsg') return <NoChart title={t(state.message)} />;
  if (state.subject.lastTradingDay === null && !chart) return <NoChart title={t('never_traded')} isLow />;
  if (state.phase === 'shown' && !chart)
    return <NoChart title={t('no_graph_data')} text={t('other_period')} />;
  if (!chart)
    return <div className={classes(styles.room, styles.skeleton)} role="status" aria-label={t('loading')} />;
  return <DrawnChart {...props} chart={chart} />;
}

function DrawnChart({ state, send, start, stockName, stage, chart }: Props & { readonly chart: Chart }) {
  const t = useLabels<typeof english>('trading-chart');
  const format = useFormat();
  const { from, to, view } = state;
  const home = useMemo(
    () => (view === 'stock' ? homeWindow(chart, { from, to }) : null),
    [chart, view, from, to],
  );
  const days = { name: stockName, from: format.day(from), to: format.day(to) };
  const prices = useUnlock('last-price');
  const hidesValues = chart.panes[0]?.axes.every((axis) => axis.hidesValues);
  return (
    <>
      <div className={styles.drawn} aria-busy={state.phase === 'loading' || undefined}>
        <DrawingGuard of={chart} onFail={() => send({ type: 'render-failed' })}>
          <ChartStage
            ref={stage}
            chart={chart}
            label={t(isComparing(state) ? 'compared_label' : 'chart_label', days)}
            height={HEIGHT}
            hasNavigator={view === 'stock'}
            hasNames={isComparing(state)}
            displayOffset={start.displayOffset}
            isPatient
            {...(home && { home })}
          />
        </DrawingGuard>
      </div>
      <p className="sr" role="status">
        {state.phase === 'loading' && t('loading')}
      </p>
      {hidesValues && <LockedPrompt unlock={prices} text={t('prompt_values')} />}
    </>
  );
}

/** What was drawn stays until what comes after it is there. */
function usePreviousWhileLoading(chart: Chart | null, isLoading: boolean): Chart | null {
  const [previous, setPrevious] = useState(chart);
  if (!isLoading && previous !== chart) setPrevious(chart);
  return isLoading ? previous : chart;
}

function useChart({ state, start, stockName, currency, live = null }: Props): Chart | null {
  const t = useLabels<typeof english>('trading-chart');
  const format = useFormat();
  const { subject, type, compared, indexes, from, to, isArbitrary } = state;
  const series = useMemo(
    () => joinLive(state.series, { subject, from, to, isArbitrary }, live),
    [state.series, subject, from, to, isArbitrary, live],
  );
  const flags = useMemo(() => {
    const write = ({ kind, value, currency_name, date }: FlagOfDay) =>
      kind === 'dividend'
        ? t('dividend_flag', {
            amount: format.number(value),
            currency: currency_name ?? '',
            day: format.day(date),
          })
        : t('split_flag', { ratio: splitRatio(value, format.number), day: format.day(date) });
    return isLocked(start.flags) ? [] : toFlags(start.flags, write);
  }, [start.flags, t, format]);
  return useMemo(() => {
    const words = {
      name: stockName,
      last: t('last'),
      price: t('price'),
      turnover: t('turnover', { currency }),
      inCurrency: format.caption,
    };
    return toChart({ subject, type, compared, series, indexes }, words, flags);
  }, [subject, type, compared, series, indexes, flags, stockName, currency, t, format]);
}
