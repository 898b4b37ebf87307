import { useMemo } from 'react';
import type { ReportTableData } from '#foundation/statements/report-table.contract.ts';
import { classes } from '#ui/classes.ts';
import { Table } from '#ui/table/Table.tsx';
import styles from './ReportTable.module.css';
import { toReportRows } from './report-rows.ts';
import { useReportWords } from './useReportWords.ts';

interface Props {
  readonly table: ReportTableData;
  /** What stands above says which statement it is: a tab. */
  readonly isNamedAbove?: boolean;
  /** Told once, when the closed lines are opened. */
  readonly actionId?: number;
  readonly onAction?: (actionId: number) => void;
}

/** One statement: a line a row, a period a column, the newest first; the first column stays while the others scroll (IF-07). */
export function ReportTable({ table, isNamedAbove = false, actionId = 0, onAction }: Props) {
  const words = useReportWords(table.dimension);
  const { rows, more } = useMemo(() => toReportRows(table, words), [table, words]);
  const note = words.noteOf(table);
  return (
    <section className={styles.report} aria-label={table.report.name}>
      <h3 className={classes(styles.title, isNamedAbove && (note ? styles.above : 'sr'))}>
        <span className={isNamedAbove ? 'sr' : undefined}>{table.report.name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      <Table
        label={table.report.name}
        columns={words.columnsOf(table)}
        rows={rows}
        more={more}
        moreCount={table.closed_count}
        visibleColumn={1}
        isCutOff={false}
        actionId={actionId}
        {...(onAction && { onAction })}
      />
    </section>
  );
}
