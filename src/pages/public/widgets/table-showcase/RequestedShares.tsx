import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { toShareRow, useShareColumns } from './share-table.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';

const SHOWN = 4;

/** Data available on request, and the request. */
export function RequestedShares({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const columns = useShareColumns('share', 'change', 'forecast');
  const [requested, setAsked] = useState<readonly string[]>([]);
  const rows = data.shares.slice(0, SHOWN).map((share) => {
    const row = toShareRow(share);
    return requested.includes(row.id)
      ? { ...row, cells: { ...row.cells, forecast: 'already_send_request' } }
      : row;
  });
  return (
    <Specimen id="table-requests" title={t('requests')} note={t('requests_note')}>
      <Table
        label={t('requests')}
        columns={columns}
        rows={rows}
        onRequest={(row) => setAsked((last) => [...last, row.id])}
      />
    </Specimen>
  );
}
