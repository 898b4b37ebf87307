import type { ReactNode } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { NoChart } from '#features/trading-chart/NoChart.tsx';
import { writeChartQuery } from '#market/trading-chart/chart-address.ts';
import type { ChartPart } from '#market/trading-chart/chart-part.ts';
import { type ChartSubject, chosenDays, selectionOf } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { CURRENT_DAY } from '#market/trading-chart/period.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';

/** What a table in place of the chart is requested, and how it turns its pages. */
export interface TableSlot extends Pick<ChartSubject, 'stockId' | 'venueId'> {
  readonly isArchive: boolean;
  /** Null in the archive where the reader has not chosen days: all of them. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly before: CalendarDay | null;
  /** False while the days may still be moved to others that had trading. */
  readonly isSettled: boolean;
  readonly hrefOf: (before: CalendarDay | null) => string;
  readonly onPageChange: (before: CalendarDay | null) => void;
}

interface Props extends ChartPart {
  readonly table: (slot: TableSlot) => ReactNode;
}

/** The days of the chart, or all days, as a table that the page brings. */
export function TableArea({ state, send, table }: Props) {
  const t = useLabels<typeof english>('trading-chart');
  const link = useLink();
  const { path } = useHere();
  if (state.message === 'graph_period_start_incorrect')
    return <NoChart title={t(state.message)} text={t('other_period')} />;
  const isArchive = state.view === 'archive';
  const { from, to } = isArchive ? chosenDays(state) : state;
  const { stockId, venueId } = state.subject;
  return table({
    stockId,
    venueId,
    isArchive,
    from,
    to,
    before: state.before,
    isSettled: state.phase !== 'loading' || state.requested !== CURRENT_DAY,
    hrefOf: (before) => link(path) + writeChartQuery({ ...selectionOf(state), before }),
    onPageChange: (before) => send({ type: 'page-changed', before }),
  });
}
