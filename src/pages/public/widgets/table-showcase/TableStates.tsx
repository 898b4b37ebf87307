import { useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { toShareRow, useShareColumns } from './share-table.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';

const SHOWN = 5;

/** Rows that are on their way, that do not exist, and that could not be loaded. */
export function TableStates({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const columns = useShareColumns('share', 'change', 'deals');
  const [hasFailed, setFailed] = useState(true);
  const rows = data.shares.slice(0, SHOWN).map(toShareRow);
  return (
    <>
      <Specimen id="table-loading" title={t('loading')}>
        <Table label={t('loading')} columns={columns} rows={[]} status="loading" />
      </Specimen>
      <Specimen id="table-empty" title={t('empty')}>
        <Table label={t('empty')} columns={columns} rows={[]} />
      </Specimen>
      <Specimen id="table-failed" title={t('failed')}>
        <Table
          label={t('failed')}
          columns={columns}
          rows={hasFailed ? [] : rows}
          status={hasFailed ? 'failed' : undefined}
          onRetry={() => setFailed(false)}
        />
      </Specimen>
    </>
  );
}
