import type { MouseEvent } from 'react';
import { ACTIONS } from '#domain/actions/actions.ts';
import type { StatementView } from '#domain/statements/statement-view.ts';
import { useLogReportAction } from '#market/activity-log/useLogReportAction.ts';
import { presentTables } from '#market/statements/present-tables.ts';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
import { ReportChart } from '#ui/report-tools/ReportChart.tsx';
import { ReportTools } from '#ui/report-tools/ReportTools.tsx';
import styles from './BankTables.module.css';
import type { BankReportData } from './bank-report.contract.ts';

/** In the order of print. */
const SECTIONS = [
  'rsbu_balance',
  'rsbu_profit_and_loss',
  'rsbu_capital_adequacy',
  'rsbu_ratios',
  'cash_flow',
] as const;

interface Props {
  readonly report: BankReportData;
  readonly title: string;
  readonly view: StatementView;
  readonly hrefOf: (view: StatementView) => string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Another one is on its way. */
  readonly isBusy: boolean;
}

export function BankTables({ report, title, isBusy, ...tools }: Props) {
  const { view } = tools;
  const logAction = useLogReportAction();
  const tables = presentTables(
    SECTIONS.flatMap((code) => report[code] ?? []),
    view,
    report.conversions.find(({ currency }) => currency === view.currency) ?? null,
  );
  const [first] = SECTIONS.flatMap((code) => report[code] ?? []);
  return (
    <div className={styles.tables} aria-busy={isBusy || undefined}>
      {first && (
        <ReportTools title={title} dimension={first.dimension} conversions={report.conversions} {...tools} />
      )}
      <ReportChart tables={tables} {...tools} />
      {tables.map((table) => (
        <ReportTable
          key={table.report.code}
          table={table}
          actionId={ACTIONS.ras_table}
          onAction={logAction}
        />
      ))}
    </div>
  );
}
