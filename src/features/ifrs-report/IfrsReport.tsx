import { type MouseEvent, useMemo } from 'react';
import { ACTIONS } from '#domain/actions/actions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLogReportAction } from '#market/activity-log/useLogReportAction.ts';
import { presentTables } from '#market/statements/present-tables.ts';
import { type StatementView, writeStatementView } from '#market/statements/statement-view.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { ExportRange } from '#ui/export-range/ExportRange.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { Section } from '#ui/section/Section.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import { toGroupTables } from './group-tables.ts';
import styles from './IfrsReport.module.css';
import type { ShownIfrsReport } from './ifrs-report.contract.ts';
import type english from './labels/eng.json';
import { PeriodNews } from './PeriodNews.tsx';
import { findPeriod, findView, periodHref } from './report-address.ts';
import { StatementChart } from './StatementChart.tsx';
import { StatementTools } from './StatementTools.tsx';
import { useOnce } from './useOnce.ts';
import { usePeriodChoice } from './usePeriodChoice.ts';
import { useStatementView } from './useStatementView.ts';

interface Props {
  readonly data: ShownIfrsReport;
  readonly today: CalendarDay;
}

/** The file shows what the page shows. */
function asShown(template: string, view: StatementView): string {
  const { show, unit, currency } = writeStatementView(view);
  const said = Object.entries({ show, unit, currency }).flatMap(([word, value]) =>
    value === undefined ? [] : [`&${word}=${value}`],
  );
  return template + said.join('');
}

const allDays = (template: string) => template.replace(/%from%|%to%/g, '');

/** The others are under the reports of the issuer. */
const MOST_FILES = 8;
const NOTES: ReadonlySet<string> = new Set(['share', 'change']);

/** A kind of period at a time: a table for each statement (IF-01), and what a reader makes of it (IF-10). */
export function IfrsReport({ data, today }: Props) {
  const t = useLabels<typeof english>('ifrs-report');
  const format = useFormat();
  const { state, choose } = usePeriodChoice(data);
  const [view, show] = useStatementView(data.view);
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
  const followView = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(findView(event.currentTarget.search));
  };
  const fileOf = report.exportLink && asShown(report.exportLink, view);
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
      actions={
        <>
          {fileOf && (
            <a className={buttons.button} href={link(allDays(fileOf))} download>
              {t('file_as_shown')}
            </a>
          )}
          <ExportRange template={fileOf} today={today} />
        </>
      }
    >
      <TabLinks label={`${t(`title_${report.standard}`)}: ${t('periods')}`} items={tabs} onFollow={follow} />
      <StatementTools report={report} view={view} hrefOf={hrefOf} onFollow={followView} />
      {NOTES.has(view.show) && (
        <p className={styles.note}>{t(view.show === 'share' ? 'share_note' : 'change_note')}</p>
      )}
      {view.show === 'amount' && conversion && (
        <p className={styles.note}>{t('converted', { currency: conversion.currency })}</p>
      )}
      <PeriodNews state={state} onRetry={choose} />
      <div className={styles.tables} aria-busy={isLoading}>
        <StatementChart tables={tables} view={view} hrefOf={hrefOf} onFollow={followView} />
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
