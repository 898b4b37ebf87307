import { ACTIONS } from '#domain/actions/actions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLogReportAction } from '#market/activity-log/useLogReportAction.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ExportRange } from '#ui/export-range/ExportRange.tsx';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { RestLink } from '#ui/show-more/RestLink.tsx';
import { useRest } from '#ui/show-more/useRest.ts';
import { wholeHref } from '#ui/show-more/whole-href.ts';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import { fullYearsOf, hasFullYears } from './full-years.ts';
import type english from './labels/eng.json';
import styles from './RasReport.module.css';
import { RAS_FORMS, RAS_PERIODS, RAS_SECTION, YEARS } from './ras-choice.ts';
import { type RasReportData, readRasReport } from './ras-report.contract.ts';
import { useRasChoice } from './useRasChoice.ts';

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
  const forms = RAS_FORMS.flatMap(({ number, code }) => {
    const table = (rest ?? data)[code];
    return table ? [{ number, table }] : [];
  });
  const shown = forms.find(({ number }) => number === choice.form) ?? forms[0];
  if (!shown) return null;
  const canNarrow = hasFullYears(shown.table);
  const isNarrow = canNarrow && choice.period === YEARS;
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
                href: hrefOf({ form: shown.number, period }),
                text: t(`period_${period}`),
                isCurrent: period === choice.period,
              }))}
              onFollow={(event) => {
                if (isShort) loadRest(event);
                follow(event);
              }}
            />
          )}
          <ExportRange template={data.exportLink} today={today} />
        </>
      }
    >
      <TabLinks
        label={t('forms')}
        items={forms.map(({ number, table }) => ({
          href: hrefOf({ ...choice, form: number }),
          text: t('form', { number, name: table.report.name }),
          isCurrent: number === shown.number,
        }))}
        onFollow={follow}
      />
      <div className={styles.table}>
        <ReportTable
          key={shown.number}
          table={isNarrow ? fullYearsOf(shown.table) : shown.table}
          isNamedAbove
          actionId={ACTIONS.ras_table}
          onAction={logAction}
        />
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
