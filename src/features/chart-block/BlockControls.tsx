import { type Dispatch, type MouseEvent, type ReactNode, useId } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DaySpan } from '#domain/calendar/longest-span.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import type { Chart } from '#ui/chart/chart.ts';
import { Appearance } from '#ui/chart-tools/Appearance.tsx';
import controls from '#ui/chart-tools/ChartControls.module.css';
import { TrendSelect } from '#ui/chart-tools/TrendSelect.tsx';
import type { TrendOver } from '#ui/chart-tools/useTrend.ts';
import { classes } from '#ui/classes.ts';
import { DatePicker } from '#ui/date-picker/DatePicker.tsx';
import { Segment } from '#ui/segment/Segment.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { Sheet, SheetOpener } from '#ui/sheet/Sheet.tsx';
import styles from './BlockControls.module.css';
import type { BlockPeriod } from './block-range.ts';
import type { BlockEvent, BlockState } from './block-state.ts';
import type english from './labels/eng.json';
import { shownSpan } from './shown-span.ts';

interface Props {
  readonly state: BlockState;
  readonly chart: Chart;
  readonly over: TrendOver;
  readonly today: CalendarDay;
  readonly periods: readonly BlockPeriod[];
  /** Where the state is in the address, tabs are links. */
  readonly periodHref: ((id: number) => string) | undefined;
  readonly dispatch: Dispatch<BlockEvent>;
  readonly children?: ReactNode;
}

/** From when to when, with which trend, and how it looks. */
export function BlockControls({ state, chart, over, today, periods, periodHref, dispatch, children }: Props) {
  const t = useLabels<typeof english>('chart-block');
  const sheet = useId();
  return (
    <div className={classes(controls.controls, styles.controls)}>
      <SheetOpener id={sheet} text={t('settings')} icon="display" isOnPhones isCompact />
      <Periods state={state} periods={periods} periodHref={periodHref} dispatch={dispatch} />
      <Sheet id={sheet} title={t('settings')} close={t('close_settings')} isInRow isOnPhones>
        <Days state={state} chart={chart} today={today} dispatch={dispatch} />
        <TrendSelect
          chart={chart}
          choice={state.trend}
          onIntent={over.prepare}
          onChoose={(trend) => dispatch({ type: 'trend-chosen', trend })}
        />
        <div className={controls.tools}>
          <Appearance look={state.look} dispatch={dispatch} />
        </div>
      </Sheet>
      {children}
    </div>
  );
}

function Periods({
  state,
  periods,
  periodHref,
  dispatch,
}: Pick<Props, 'state' | 'periods' | 'periodHref' | 'dispatch'>) {
  const t = useLabels<typeof english>('chart-block');
  const { range } = state.requested;
  const chosen = range.kind === 'period' ? range.id : null;
  const nameOf = ({ months }: BlockPeriod) => {
    if (months === null) return t('all_time');
    return months % 12 === 0 ? t('years_short', { years: months / 12 }) : t('months_short', { months });
  };
  if (!periodHref)
    return (
      <Segment
        label={t('period')}
        options={periods.map((period) => ({ id: period.id, text: nameOf(period) }))}
        active={chosen}
        onChange={(id) => dispatch({ type: 'period-chosen', id })}
      />
    );
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const period = periods.find(({ id }) => event.currentTarget.getAttribute('href') === periodHref(id));
    if (!period || !isPlainClick(event)) return;
    event.preventDefault();
    dispatch({ type: 'period-chosen', id: period.id });
  };
  return (
    <SegmentLinks
      label={t('period')}
      items={periods.map((period) => ({
        href: periodHref(period.id),
        text: nameOf(period),
        isCurrent: period.id === chosen,
        isBusy: period.id === chosen && state.phase === 'loading',
      }))}
      onFollow={follow}
    />
  );
}

/** The days that were chosen, or those of the first and the last value that is shown. */
function Days({ state, chart, today, dispatch }: Pick<Props, 'state' | 'chart' | 'today' | 'dispatch'>) {
  const t = useLabels<typeof english>('chart-block');
  const { range } = state.requested;
  const span: DaySpan = range.kind === 'days' ? range : (shownSpan(chart) ?? { from: today, to: today });
  const move = (moved: keyof DaySpan) => (day: string | null) => {
    if (day !== null && day !== span[moved]) dispatch({ type: 'day-moved', moved, day, span });
  };
  const shared = { today, max: today, isClearable: false } as const;
  return (
    <div className={styles.days}>
      <DatePicker {...shared} label={t('from')} value={span.from} onChange={move('from')} />
      <DatePicker {...shared} label={t('to')} value={span.to} onChange={move('to')} />
    </div>
  );
}
