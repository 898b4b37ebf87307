import { useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column } from '#ui/table/table-data.ts';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import type { TableShowcaseData } from './table-showcase.contract.ts';

/** Years in which nobody paid a dividend are left out, unless they are always shown. */
export function EmptyColumns({ data: { years, yearly } }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const columns: readonly Column[] = [
    { key: 'share', title: t('share') },
    ...years.map(
      (year) => ({ key: String(year), title: String(year), kind: 'number', decimals: 2 }) as const,
    ),
  ];
  const rows = yearly.map(({ name, amounts }) => ({
    id: name,
    cells: { share: name, ...Object.fromEntries(years.map((year, index) => [year, amounts[index] ?? null])) },
  }));
  return (
    <>
      <Specimen id="table-empty-columns" title={t('empty_columns')} note={t('empty_columns_note')} isWide>
        <SimpleTable label={t('empty_columns')} columns={columns} rows={rows} limit={0} />
      </Specimen>
      <Specimen id="table-all-columns" title={t('all_columns')} isWide>
        <SimpleTable
          label={t('all_columns')}
          columns={columns.map((column) => ({ ...column, isAlwaysShown: true }))}
          rows={rows.slice(0, 3)}
        />
      </Specimen>
    </>
  );
}
