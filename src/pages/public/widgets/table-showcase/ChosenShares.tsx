import { useState } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { toShareRow, useShareColumns } from './share-table.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';

const SHOWN = 5;
const TICKED = 2;

export function ChosenShares({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const format = useFormat();
  const columns = useShareColumns('share', 'change', 'deals');
  const [rows] = useState(() =>
    data.shares.slice(0, SHOWN).map((share, index) => ({ ...toShareRow(share), checked: index < TICKED })),
  );
  const [count, setCount] = useState(TICKED);
  return (
    <Specimen id="table-chosen" title={t('selection')}>
      <Table label={t('selection')} columns={columns} rows={rows} onChoose={(ids) => setCount(ids.length)} />
      <p className="faint" role="status">
        {t('chosen', { count, shown: format.number(count, 0) })}
      </p>
    </Specimen>
  );
}
