import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import type { MonthlyShare, TableShowcaseData } from './table-showcase.contract.ts';
import { toRows } from './to-rows.ts';

/** A wide table like a financial report: heads and names stay, lines open, closed data has a switch. */
export function Report({ data: { months, monthly, closedMonthly } }: { data: TableShowcaseData }) {
  const format = useFormat();
  const t = useLabels<typeof english>('table-showcase');
  const columns: readonly Column[] = [
    { key: 'share', title: t('share') },
    ...months.map(
      (month) => ({ key: month, title: format.month(month), kind: 'number', decimals: 0 }) as const,
    ),
  ];
  const cellsOf = (name: string, volumes: readonly (number | null)[]): Row['cells'] => ({
    share: name,
    ...Object.fromEntries(months.map((month, index) => [month, volumes[index] ?? null])),
  });
  const toRow = ({ name, volumes, venues }: MonthlyShare): Row => ({
    id: name,
    cells: cellsOf(name, volumes),
    subRows: venues.map((venue) => ({
      id: `${name} ${venue.name}`,
      cells: cellsOf(venue.name, venue.volumes),
    })),
  });
  return (
    <Specimen id="table-report" title={t('report')} note={t('report_note')} isWide>
      <Table
        label={t('report')}
        columns={columns}
        rows={monthly.map(toRow)}
        closedRows={toRows(closedMonthly, toRow)}
        isTall
      />
    </Specimen>
  );
}
