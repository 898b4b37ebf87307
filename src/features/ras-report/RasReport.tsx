import { ACTIONS } from '#domain/actions/actions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { StatementView } from '#domain/statements/statement-view.ts';
import { useLogReportAction } from '#market/activity-log/useLogReportAction.ts';
import { presentTables } from '#market/statements/present-tables.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { ReportChart } from '#ui/report-tools/ReportChart.tsx';
import { ReportExport } from '#ui/report-tools/ReportExport.tsx';
import { ReportTools } from '#ui/report-tools/ReportTools.tsx';
import { useStatementView } from '#ui/report-tools/useStatementView.ts';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { RestLink } from '#ui/show-more/RestLink.tsx';
import { useRest } from '#ui/show-more/useRest.ts';
import { wholeHref } from '#ui/show-more/whole-href.ts';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import { fullYearsOf, hasFullYears, rateOfFullYears } from './full-years.ts';
import type english from './labels/eng.json';
import styles from './RasReport.module.css';
import { basisOfRas, RAS_FORMS, RAS_PERIODS, RAS_SECTION, YEARS } from './ras-choice.ts';
import { type RasReportData, readRasReport } from './ras-report.contract.ts';
import { choiceIn, useRasChoice } from './useRasChoice.ts';

interface Props {
  readonly data: RasReportData;
  readonly today: CalendarDay;
}

/** The forms under Russian accounting standards, one at a time, by every period or by full years (IF-05). */
export function RasReport({ data, today }: Props) {
  const t = useLabels<typeof english>('ras-report');
  const { choice, hrefOf, follow } = useRasChoice(data.choice);
  const logAction = useLogReportAction();
  const {
    rest,
    isLoading,
    follow: loadRest,
  } = useRest(() => call(readRasReport, { params: { id: String(data.issuer_id) } }));
  const isShort = data.is_short && !rest;
  const { view, follow: followView } = useStatementView(RAS_SECTION, data.view);
  const forms = RAS_FORMS.flatMap(({ number, code }) => {
    const table = (rest ?? data)[code];
    return table ? [{ number, table }] : [];
  });
  const shown = forms.find(({ number }) => number === choice.form) ?? forms[0];
  if (!shown) return null;
  const canNarrow = basisOfRas(choice.period) !== null || hasFullYears(shown.table);
  const isNarrow = canNarrow && choice.period === YEARS;
  const chosen = { form: shown.number, period: choice.period };
  const viewHref = (wanted: StatementView) => hrefOf(chosen, wanted);
  const tables = forms.map(({ table }) => (isNarrow ? fullYearsOf(table) : table));
  const { conversions } = rest ?? data;
  const rates = conversions.find(({ currency }) => currency === view.currency) ?? null;
  const conversion = isNarrow ? rateOfFullYears(rates, shown.table) : rates;
  const presented = presentTables(tables, view, conversion)[forms.indexOf(shown)];
  return (
    <Section
      id={RAS_SECTION}
      title={t('title')}
      hint={t('hint')}
      actions={
        <>
          {canNarrow && (
            <SegmentLinks
              label={`${t('title')}: ${t('periods')}`}
              isShort
              items={RAS_PERIODS.map((period) => ({
                href: hrefOf({ form: shown.number, period }, view),
                text: t(`period_${period}`),
                isCurrent: period === choice.period,
              }))}
              onFollow={(event) => {
                // Full years are found among all periods; derived ones are on a page of their own.
                if (isShort && choiceIn(event.currentTarget.search).period === YEARS) loadRest(event);
                follow(event);
              }}
            />
          )}
          <ReportExport template={data.exportLink} view={view} today={today} />
        </>
      }
    >
      <TabLinks
        label={t('forms')}
        items={forms.map(({ number, table }) => ({
          href: hrefOf({ ...choice, form: number }, view),
          text: t('form', { number, name: table.report.name }),
          isCurrent: number === shown.number,
        }))}
        onFollow={follow}
      />
      <ReportTools
        title={t('title')}
        dimension={shown.table.dimension}
        conversions={conversions}
        view={view}
        hrefOf={viewHref}
        onFollow={followView}
      />
      <div className={styles.table}>
        {presented && (
          <>
            <ReportChart tables={[presented]} view={view} hrefOf={viewHref} onFollow={followView} />
            <ReportTable
              key={shown.number}
              table={presented}
              isNamedAbove
              actionId={ACTIONS.ras_table}
              onAction={logAction}
            />
          </>
        )}
        {isShort && (
          <RestLink
            href={wholeHref('ras')}
            text={t('all_periods')}
            isLoading={isLoading}
            onFollow={loadRest}
          />
        )}
      </div>
    </Section>
  );
}
