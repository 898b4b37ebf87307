import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import table from '#ui/table/table.module.css';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import styles from './StockList.module.css';
import type { StockListRow } from './stock-list.contract.ts';

/** Shares with their last trading day on their first ground. */
export function StockList({ rows }: { rows: readonly StockListRow[] }) {
  const t = useLabels<typeof english>('stock-list');
  if (rows.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  const columns: readonly Column[] = [
    { key: 'name', title: t('name'), width: 'third' },
    { key: 'ticker', title: t('ticker'), on: 'wide' },
    { key: 'branch', title: t('branch'), on: 'desk' },
    { key: 'ground', title: t('ground'), on: 'wide' },
    { key: 'last', title: t('last'), kind: 'number', decimals: 2, isAlwaysShown: true },
    { key: 'change', title: t('change'), kind: 'change', isAlwaysShown: true },
    { key: 'date', title: t('date'), kind: 'day', on: 'wide', align: 'end' },
  ];
  return (
    <SimpleTable
      label={t('shares')}
      columns={columns}
      rows={rows.map(toRow)}
      limit={0}
      prompt={t('prompt')}
    />
  );
}

function toRow(share: StockListRow): Row {
  return {
    id: String(share.id),
    cells: {
      name: { val: share.name, drawn: <ShareName share={share} /> },
      ticker: share.tiker,
      branch: share.branch_name,
      ground: share.trading_ground,
      last: { val: share.last, unit: share.currency_name, class: 'strong' },
      change: share.change,
      date: share.date,
    },
  };
}

/** On a phone the ticker stands under the name. */
function ShareName({ share }: { share: StockListRow }) {
  const t = useLabels<typeof english>('stock-list');
  const link = useLink();
  return (
    <>
      <a className="link" href={link(`/stocks/${share.string_id}/`)}>
        {share.name}
      </a>
      {share.status !== 'active' && (
        <>
          {' '}
          <Badge tone="warn" text={t(share.status)} />
        </>
      )}
      {share.tiker && <span className={classes(table.phone, styles.ticker)}>{share.tiker}</span>}
    </>
  );
}
