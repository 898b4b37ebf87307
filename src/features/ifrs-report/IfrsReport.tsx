import { type MouseEvent, useMemo } from 'react';
import { ACTIONS } from '#domain/actions/actions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { StatementView } from '#domain/statements/statement-view.ts';
import { useLogReportAction } from '#market/activity-log/useLogReportAction.ts';
import { presentTables } from '#market/statements/present-tables.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { classes } from '#ui/classes.ts';
import { Figure } from '#ui/figure/Figure.tsx';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { ReportChart } from '#ui/report-tools/ReportChart.tsx';
import { ReportExport } from '#ui/report-tools/ReportExport.tsx';
import { ReportTools } from '#ui/report-tools/ReportTools.tsx';
import { useStatementView } from '#ui/report-tools/useStatementView.ts';
import { Section } from '#ui/section/Section.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import { toGroupTables } from './group-tables.ts';
import styles from './IfrsReport.module.css';
import type { ShownIfrsReport } from './ifrs-report.contract.ts';
import type english from './labels/eng.json';
import { PeriodNews } from './PeriodNews.tsx';
import { findPeriod, PARAMETER, periodHref } from './report-address.ts';
import { useOnce } from './useOnce.ts';
import { usePeriodChoice } from './usePeriodChoice.ts';

interface Props {
  readonly data: ShownIfrsReport;
  readonly today: CalendarDay;
}

/** The others are under the reports of the issuer. */
const MOST_FILES = 8;

/** A kind of period at a time: a table for each statement (IF-01), and what a reader makes of it (IF-10). */
export function IfrsReport({ data, today }: Props) {
  const t = useLabels<typeof english>('ifrs-report');
  const format = useFormat();
  const { state, choose } = usePeriodChoice(data);
  const { view, follow: followView } = useStatementView(PARAMETER, data.view);
  const { report } = state;
  const conversion = report.conversions.find(({ currency }) => currency === view.currency) ?? null;
  const tables = useMemo(
    () => presentTables(toGroupTables(report), view, conversion),
    [report, view, conversion],
  );
  const log = useOnce(useLogReportAction());
  const link = useLink();
  const files = report.files.slice(0, MOST_FILES);
  const isLoading = state.status === 'loading';
  const tabs = [
    ...report.derived_periods.map(({ id, basis }) => ({ id, text: t(`period_${basis}`) })),
    ...report.periods.map(({ id, periodNum }) => ({ id, text: t(`period_${periodNum}`) })),
  ].map(({ id, text }) => ({
    href: periodHref(id, view),
    text,
    isCurrent: id === report.periodId,
    isBusy: isLoading && id === state.wanted,
  }));
  const hrefOf = (wanted: StatementView) => periodHref(report.periodId, wanted);
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
      actions={<ReportExport template={report.exportLink} view={view} today={today} />}
    >
      <TabLinks label={`${t(`title_${report.standard}`)}: ${t('periods')}`} items={tabs} onFollow={follow} />
      <ReportTools
        title={t(`title_${report.standard}`)}
        dimension={report.dimension}
        conversions={report.conversions}
        view={view}
        hrefOf={hrefOf}
        onFollow={followView}
      />
      <PeriodNews state={state} onRetry={choose} />
      <div className={styles.tables} aria-busy={isLoading}>
        <ReportChart tables={tables} view={view} hrefOf={hrefOf} onFollow={followView} />
        {tables.map((table) => (
          <ReportTable key={table.report.code} table={table} actionId={ACTIONS.ifrs_table} onAction={log} />
        ))}
      </div>
      {files.length > 0 && (
        <p className={styles.note}>
          {t('files')}{' '}
          {files.map(({ date, link: path }) =>
            isLocked(path) ? (
              <span key={date} className={styles.file}>
                {format.day(date)} <Figure value={path} lock="report-files" />
              </span>
            ) : (
              <a key={date} className={classes('link', styles.file)} href={link(path)} download>
                {format.day(date)}
              </a>
            ),
          )}
        </p>
      )}
    </Section>
  );
}
