import { ACTIONS } from '#domain/actions/actions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { DERIVED_PERIODS } from '#domain/statements/derived-periods.ts';
import type { StatementView } from '#domain/statements/statement-view.ts';
import { logStockAction } from '#market/activity-log/log-actions.ts';
import { presentTables } from '#market/statements/present-tables.ts';
import { call } from '#platform/contract/call.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
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
import { readIfrsStatements, type ShownIfrsStatements } from './ifrs-report.contract.ts';
import type english from './labels/eng.json';
import { PARAMETER, periodHref } from './report-address.ts';
import { useOnce } from './useOnce.ts';

interface Props {
  readonly data: ShownIfrsStatements;
  readonly today: CalendarDay;
}

/** Null of the reports as they are. Derived periods are other tables, which the page of that address has. */
const periodOf = (basis: ShownIfrsStatements['basis']) =>
  DERIVED_PERIODS.find((each) => each.basis === basis)?.id ?? null;

/** The three statements over all quarters and years, for the page of a share (IF-04). */
export function IfrsStatements({ data, today }: Props) {
  const t = useLabels<typeof english>('ifrs-report');
  const format = useFormat();
  const log = useOnce((action: number) => void logStockAction(action));
  const params = { id: String(data.params.issuerId) };
  const { rest, isLoading, follow } = useRest(() => call(readIfrsStatements, { params }));
  const { balance_sheet, profit_and_loss, cash_flow_statement, conversions } = rest ?? data;
  const { view, follow: followView } = useStatementView(PARAMETER, data.view);
  const found = [balance_sheet, profit_and_loss, cash_flow_statement].filter((table) => table !== null);
  const conversion = conversions.find(({ currency }) => currency === view.currency) ?? null;
  const tables = presentTables(found, view, conversion);
  const tools = {
    view,
    onFollow: followView,
    hrefOf: (wanted: StatementView) => periodHref(periodOf(data.basis), wanted),
  };
  const [first] = found;
  const { periods } = data.params;
  const isCut = tables.some(({ scroll_head: heads }) => heads.length < periods);
  return (
    <Section
      id="ifrs"
      title={t(`title_${data.standard}`)}
      hint={t(`hint_${data.standard}`)}
      actions={
        <>
          {data.bases.length > 0 && (
            <SegmentLinks
              label={`${t(`title_${data.standard}`)}: ${t('periods')}`}
              isShort
              items={[null, ...data.bases].map((basis) => ({
                href: periodHref(periodOf(basis), view),
                text: t(basis ? `period_${basis}` : 'period_to_date'),
                isCurrent: basis === data.basis,
              }))}
            />
          )}
          <ReportExport template={data.exportLink} view={view} today={today} />
        </>
      }
    >
      {first && (
        <ReportTools
          title={t(`title_${data.standard}`)}
          dimension={first.dimension}
          conversions={conversions}
          {...tools}
        />
      )}
      <ReportChart tables={tables} {...tools} />
      {tables.map((table) => (
        <ReportTable key={table.report.code} table={table} actionId={ACTIONS.ifrs_table} onAction={log} />
      ))}
      {isCut && (
        <RestLink
          href={wholeHref('ifrs')}
          text={t('all_periods', { count: format.number(periods, 0) })}
          isLoading={isLoading}
          onFollow={follow}
        />
      )}
    </Section>
  );
}
