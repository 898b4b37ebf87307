import type { MouseEvent } from 'react';
import { ACTIONS } from '#domain/actions/actions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLogReportAction } from '#market/activity-log/useLogReportAction.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { ExportRange } from '#ui/export-range/ExportRange.tsx';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { Section } from '#ui/section/Section.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import { toGroupTables } from './group-tables.ts';
import styles from './IfrsReport.module.css';
import type { IfrsReportData } from './ifrs-report.contract.ts';
import type english from './labels/eng.json';
import { PeriodNews } from './PeriodNews.tsx';
import { findPeriod, periodHref } from './report-address.ts';
import { useOnce } from './useOnce.ts';
import { usePeriodChoice } from './usePeriodChoice.ts';

interface Props {
  readonly data: IfrsReportData;
  readonly today: CalendarDay;
}

/** A kind of period at a time, year by year: a table for each statement (IF-01). */
export function IfrsReport({ data, today }: Props) {
  const t = useLabels<typeof english>('ifrs-report');
  const { state, choose } = usePeriodChoice(data);
  const { report } = state;
  const log = useOnce(useLogReportAction());
  const isLoading = state.status === 'loading';
  const tabs = report.periods.map(({ id, periodNum }) => ({
    href: periodHref(id),
    text: t(`period_${periodNum}`),
    isCurrent: id === report.periodId,
    isBusy: isLoading && id === state.wanted,
  }));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const periodId = findPeriod(event.currentTarget.search);
    if (periodId === null || !isPlainClick(event)) return;
    event.preventDefault();
    choose(periodId);
  };
  return (
    <Section
      id="ifrs"
      title={t(`title_${report.standard}`)}
      hint={t(`hint_${report.standard}`)}
      actions={<ExportRange template={report.exportLink} today={today} />}
    >
      <TabLinks label={`${t(`title_${report.standard}`)}: ${t('periods')}`} items={tabs} onFollow={follow} />
      <PeriodNews state={state} onRetry={choose} />
      <div className={styles.tables} aria-busy={isLoading}>
        {toGroupTables(report).map((table) => (
          <ReportTable key={table.report.code} table={table} actionId={ACTIONS.ifrs_table} onAction={log} />
        ))}
      </div>
    </Section>
  );
}
