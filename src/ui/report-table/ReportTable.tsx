import { useMemo } from 'react';
import type { ReportTableData } from '#foundation/statements/report-table.contract.ts';
import { Table } from '#ui/table/Table.tsx';
import styles from './ReportTable.module.css';
import { toReportRows } from './report-rows.ts';
import { useReportWords } from './useReportWords.ts';

interface Props {
  readonly table: ReportTableData;
  /** Told once, when the closed lines are opened. */
  readonly actionId?: number;
  readonly onAction?: (actionId: number) => void;
}

/** One statement: a line a row, a period a column, the newest first; the first column stays while the others scroll (IF-07). */
export function ReportTable({ table, actionId = 0, onAction }: Props) {
  const words = useReportWords(table.dimension);
  const { rows, more } = useMemo(() => toReportRows(table, words), [table, words]);
  const note = words.noteOf(table);
  return (
    <section className={styles.report} aria-label={table.report.name}>
      <h3 className={styles.title}>
        {table.report.name}
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
