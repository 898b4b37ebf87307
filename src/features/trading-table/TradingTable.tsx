import { type ReactNode, useMemo } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import { DaysForm } from './DaysForm.tsx';
import type english from './labels/eng.json';
import { TablePages } from './TablePages.tsx';
import styles from './TradingTable.module.css';
import { toColumns, toRows } from './table-rows.ts';
import type { RequestedTable } from './table-state.ts';
import type { TradingTableData } from './trading-table.contract.ts';
import { useTradingTable } from './useTradingTable.ts';

/** What the tools beside the table may act on. */
export interface ShownTable {
  /** Trading days on all pages; 0 where nothing was traded or the load failed. */
  readonly total: number;
  readonly isArchive: boolean;
  /** Null: from the first day, to the last. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

export interface TradingTableProps extends RequestedTable {
  readonly stockName: string;
  /** What the server has drawn, if anything. */
  readonly start: TradingTableData | null;
  readonly isSettled: boolean;
  readonly hrefOf: (before: CalendarDay | null) => string;
  readonly onPageChange: (before: CalendarDay | null) => void;
  readonly tools?: ((shown: ShownTable) => ReactNode) | undefined;
}

/** Every trading day with its prices, quotes and turnover: of the chart's days, or of all (CH-14). */
export function TradingTable(props: TradingTableProps) {
  const t = useLabels<typeof english>('trading-table');
  const format = useFormat();
  const { stockName: name, isArchive, from, to, tools } = props;
  const { state, retry } = useTradingTable({
    requested: props,
    start: props.start,
    isSettled: props.isSettled,
  });
  const { table, total, phase } = state;
  const columns = useMemo(() => (table ? toColumns(table) : []), [table]);
  const rows = useMemo(() => (table ? toRows(table, t('total')) : []), [table, t]);
  const status = phase === 'failed' ? 'failed' : table === null ? 'loading' : undefined;
  const label =
    from !== null && to !== null
      ? t('label', { name, from: format.day(from), to: format.day(to) })
      : t('archive_label', { name });
  return (
    <>
      <div className={styles.toolbar}>
        <p className={styles.count} role="status">
          {phase === 'loading' ? t('loading') : t('count', { count: total, shown: format.number(total, 0) })}
        </p>
        <DaysForm isArchive={isArchive} from={from} to={to} action={props.hrefOf(null)} />
        {tools?.({ total, isArchive, from, to })}
      </div>
      <div className={styles.table} aria-busy={(phase === 'loading' && table !== null) || undefined}>
        <Table
          // Another page begins at its top.
          key={table?.before}
          label={label}
          columns={columns}
          rows={rows}
          status={status}
          onRetry={retry}
          empty={t('empty')}
          prompt={t('prompt')}
          isTall
        />
      </div>
      {table && <TablePages {...table} hrefOf={props.hrefOf} onPageChange={props.onPageChange} />}
    </>
  );
}
