import { useMemo, useState } from 'react';
import { isLocked } from '#platform/contract/sealed.ts';
import { classes } from '#ui/classes.ts';
import type { LineActions } from '#ui/table/lines.ts';
import { TableFrame, type TableOptions } from '#ui/table/TableFrame.tsx';
import styles from './ReportTable.module.css';
import { NOTHING_OPENED, showAll, toggleHead, toReportLines } from './report-lines.ts';
import { toReportRows } from './report-rows.ts';
import type { ReportTableData } from './report-table-data.ts';
import { useReportWords } from './useReportWords.ts';

interface Props {
  readonly table: ReportTableData;
  /** What stands above says which statement it is: a tab. */
  readonly isNamedAbove?: boolean;
  /** Called once, when the closed lines are opened. */
  readonly actionId?: number;
  readonly onAction?: (actionId: number) => void;
}

const UNUSED = () => undefined;

/**
 * One statement: a line a row, a period a column, the latest first; the first column stays while the others scroll.
 * The first lines are there for everyone; with access a total opens into its lines, and "Show more" opens all (IF-07).
 */
export function ReportTable({ table, isNamedAbove = false, actionId = 0, onAction }: Props) {
  const words = useReportWords(table.dimension);
  const rows = useMemo(() => toReportRows(table, words), [table, words]);
  const [opened, setOpened] = useState(NOTHING_OPENED);
  const { closed_data: closed, closed_count: closedCount, scroll_clmn: open } = table;
  const columns = words.columnsOf(table);
  const isShut = isLocked(closed);
  const options: TableOptions = {
    label: table.report.name,
    columns,
    rows,
    more: isShut ? closed : undefined,
    moreCount: closedCount,
    visibleColumn: 1,
    isCutOff: false,
    actionId,
    onMore: (isShown) => setOpened(showAll(rows, isShown)),
    ...(onAction && { onAction }),
  };
  const actions: LineActions = {
    toggle: (id) => setOpened((last) => toggleHead(last, id)),
    choose: UNUSED,
    reveal: UNUSED,
  };
  const note = words.noteOf(table);
  return (
    <div className={styles.report}>
      <h3 className={classes(styles.title, isNamedAbove && (note ? styles.above : 'sr'))}>
        <span className={isNamedAbove ? 'sr' : undefined}>{table.report.name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      <TableFrame
        options={options}
        columns={columns}
        lines={toReportLines(rows, opened)}
        limit={isShut ? 0 : open.length}
        actions={actions}
      />
    </div>
  );
}
