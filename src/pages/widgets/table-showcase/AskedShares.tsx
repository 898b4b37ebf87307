import { useState } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { toShareRow, useShareColumns } from './share-table.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';

const SHOWN = 4;

/** Data that has to be asked for, and the asking. */
export function AskedShares({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const columns = useShareColumns('share', 'change', 'forecast');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const rows = data.shares.slice(0, SHOWN).map((share) => {
    const row = toShareRow(share);
    return asked.includes(row.id)
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
