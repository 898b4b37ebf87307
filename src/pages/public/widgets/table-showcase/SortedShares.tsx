import { useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { toShareRow, useShareColumns } from './share-table.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';

const SHOWN = 8;

/** Sorting, and cells that are locked for some. */
export function SortedShares({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const columns = useShareColumns('share', 'industry', 'last', 'change', 'deals', 'volume', 'day');
  return (
    <Specimen id="table-sorted" title={t('sorted')} note={t('sorted_note')} isWide>
      <Table
        label={t('sorted')}
        columns={columns.map((column) =>
          column.key === 'deals' ? { ...column, hint: t('deals_hint') } : column,
        )}
        rows={data.shares.slice(0, SHOWN).map(toShareRow)}
        prompt={t('prompt')}
      />
    </Specimen>
  );
}
