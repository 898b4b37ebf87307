import { useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Row } from '#ui/table/table-data.ts';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { toShareRow, useShareColumns } from './share-table.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';

const SHOWN = 10;

export function GroupedShares({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const columns = useShareColumns('share', 'change', 'deals', 'volume');
  const shares = data.shares.slice(0, SHOWN);
  const total: Row = {
    id: 'total',
    class: 'total',
    cells: {
      share: t('total'),
      deals: shares.reduce((sum, share) => sum + (share.deals ?? 0), 0),
      volume: shares.reduce((sum, share) => sum + (share.volume ?? 0), 0),
    },
  };
  return (
    <Specimen id="table-groups" title={t('groups')} note={t('groups_note')}>
      <Table
        label={t('groups')}
        columns={columns}
        rows={[...shares.map((share) => ({ ...toShareRow(share), group: share.industry_name })), total]}
      />
    </Specimen>
  );
}
