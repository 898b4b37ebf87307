import { useLabels } from '#foundation/i18n/I18n.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { isLocked } from '#foundation/web/sealed.ts';
import { classes } from '#ui/classes.ts';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import table from '#ui/table/table.module.css';
import type english from './labels/eng.json';
import styles from './StockList.module.css';
import { StockListItem } from './StockListItem.tsx';
import type { StockListRow } from './stock-list.contract.ts';

/** Shares with their last trading day on their first ground. */
export function StockList({ rows }: { rows: readonly StockListRow[] }) {
  const t = useLabels<typeof english>('stock-list');
  const reason = useLockReason();
  if (rows.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <>
      <ScrollRegion label={t('shares')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th className={table.pin} scope="col">
                {t('name')}
              </th>
              <th className={table.wide} scope="col">
                {t('ticker')}
              </th>
              <th className={classes(table.wide, styles.branch)} scope="col">
                {t('branch')}
              </th>
              <th className={table.wide} scope="col">
                {t('ground')}
              </th>
              <th className={table.number} scope="col">
                {t('last')}
              </th>
              <th className={classes(table.number, styles.change)} scope="col">
                {t('change')}
              </th>
              <th className={classes(table.wide, table.number)} scope="col">
                {t('date')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <StockListItem key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.some((row) => isLocked(row.last)) && <LockedPrompt reason={reason} text={t('prompt')} />}
    </>
  );
}
