import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Change } from '#ui/change/Change.tsx';
import { classes } from '#ui/classes.ts';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import table from '#ui/table/table.module.css';
import type english from './labels/eng.json';
import styles from './StockList.module.css';
import type { StockListRow } from './stock-list.contract.ts';

export function StockListItem({ row }: { row: StockListRow }) {
  const t = useLabels<typeof english>('stock-list');
  const link = useLink();
  return (
    <tr>
      <th className={classes(table.pin, table.words, styles.name)} scope="row">
        <a className="link" href={link(`/stocks/${row.string_id}/`)}>
          {row.name}
        </a>
        {row.status !== 'active' && (
          <>
            {' '}
            <Badge tone="warn" text={t(row.status)} />
          </>
        )}
        {row.tiker && <span className={classes(table.phone, styles.ticker)}>{row.tiker}</span>}
      </th>
      <td className={classes(table.wide, table.nowrap)}>{row.tiker ?? <Missing />}</td>
      <td className={classes(table.wide, styles.branch)}>{row.branch_name}</td>
      <td className={classes(table.wide, table.nowrap)}>{row.trading_ground ?? <Missing />}</td>
      <td className={table.number}>
        <span className={table.strong}>
          <Figure value={row.last} />
        </span>
        {row.last !== null && <span className="faint"> {row.currency_name}</span>}
      </td>
      <td className={classes(table.number, styles.change)}>
        <Change percent={row.change} />
      </td>
      <td className={classes(table.wide, table.number)}>
        <Day day={row.date} />
      </td>
    </tr>
  );
}
