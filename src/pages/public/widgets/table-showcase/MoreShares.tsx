import { useState } from 'react';
import { logContactAction } from '#market/activity-log/log-contact-action.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import { Table } from '#ui/table/Table.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { toShareRow, useShareColumns } from './share-table.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';
import { toRows } from './to-rows.ts';

/** The action that the documents name for report tables. */
const ACTION = 76;

/** Rows past a limit, and rows past a lock. */
export function MoreShares({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const format = useFormat();
  const columns = useShareColumns('share', 'change', 'deals');
  const [actions, setActions] = useState<readonly number[]>([]);
  const report = (id: number) => {
    setActions((last) => [...last, id]);
    logContactAction(id);
  };
  return (
    <>
      <Specimen id="table-more" title={t('more')} note={t('more_note')}>
        <SimpleTable
          label={t('more')}
          columns={columns}
          rows={data.shares.map(toShareRow)}
          actionId={ACTION}
          onAction={report}
        />
        <p className="faint" role="status">
          {actions.length > 0 && t('action', { id: format.list(actions.map(String)) })}
        </p>
      </Specimen>
      <Specimen id="table-locked-more" title={t('locked_more')} note={t('locked_more_note')}>
        <Table
          label={t('locked_more')}
          columns={columns}
          rows={data.open.map(toShareRow)}
          more={toRows(data.more, toShareRow)}
          moreCount={data.moreCount}
        />
      </Specimen>
    </>
  );
}
