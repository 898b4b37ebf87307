import { ACTIONS } from '#domain/actions/actions.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { logStockAction } from '#market/activity-log/log-actions.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ExportRange } from '#ui/export-range/ExportRange.tsx';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { IfrsStatementsData } from './ifrs-report.contract.ts';
import type english from './labels/eng.json';
import { useOnce } from './useOnce.ts';

interface Props {
  readonly data: IfrsStatementsData;
  readonly today: CalendarDay;
}

/** The three statements over all quarters and years, for the page of a share (IF-04). */
export function IfrsStatements({ data, today }: Props) {
  const t = useLabels<typeof english>('ifrs-report');
  const log = useOnce((action: number) => void logStockAction(action));
  const tables = [data.balance_sheet, data.profit_and_loss, data.cash_flow_statement];
  return (
    <Section
      id="ifrs"
      title={t('title')}
      hint={t('hint')}
      actions={<ExportRange template={data.exportLink} today={today} />}
    >
      {tables.map(
        (table) =>
          table && (
            <ReportTable key={table.report.code} table={table} actionId={ACTIONS.ifrs_table} onAction={log} />
          ),
      )}
    </Section>
  );
}
