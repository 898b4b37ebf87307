import { ACTIONS } from '#domain/actions/actions.ts';
import { useLogReportAction } from '#market/activity-log/useLogReportAction.ts';
import { ReportTable } from '#ui/report-table/ReportTable.tsx';
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
  /** Another one is on its way. */
  readonly isBusy: boolean;
}

export function BankTables({ report, isBusy }: Props) {
  const logAction = useLogReportAction();
  return (
    <div className={styles.tables} aria-busy={isBusy || undefined}>
      {SECTIONS.map((code) => {
        const table = report[code];
        return (
          table && <ReportTable key={code} table={table} actionId={ACTIONS.ras_table} onAction={logAction} />
        );
      })}
    </div>
  );
}
