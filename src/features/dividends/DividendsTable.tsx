import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { Day } from '#ui/figure/Day.tsx';
import more from '#ui/show-more/ShowMore.module.css';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import table from '#ui/table/table.module.css';
import { amountDecimals } from './amount-decimals.ts';
import styles from './Dividends.module.css';
import type { DividendRow } from './dividends.contract.ts';
import type english from './labels/eng.json';

export const SHOWN_AT_FIRST = 5;

interface Props {
  readonly rows: readonly DividendRow[];
  readonly nearest: DividendRow | null;
}

/**
 * A phone has another order of columns. Two of them are therefore here twice, and each width drops one of the
 * two entirely, so that reading aloud follows what is seen.
 */
export function DividendsTable({ rows, nearest }: Props) {
  const t = useLabels<typeof english>('dividends');
  const format = useFormat();
  const decimals = amountDecimals(rows.map((row) => row.summ));
  const [currency, ...others] = new Set(rows.map((row) => row.currency_name));
  const isOneCurrency = currency !== undefined && others.length === 0;
  const nearestDay = nearest?.date_of_ex_dividend;
  return (
    <ScrollRegion label={t('title')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={classes(table.phone, table.pin)} scope="col">
              {t('ex_dividend')}
            </th>
            <th className={classes(table.number, styles.amount)} scope="col">
              {isOneCurrency ? t('amount_in', { currency }) : t('amount')}
            </th>
            <th className={table.phone} scope="col">
              {t('payment')}
            </th>
            <th scope="col">{t('announced')}</th>
            <th className={table.wide} scope="col">
              {t('ex_dividend')}
            </th>
            <th className={styles.list} scope="col">
              {t('list_closes')}
            </th>
            <th className={table.wide} scope="col">
              {t('payment')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.date_of_ex_dividend} className={index >= SHOWN_AT_FIRST ? more.extra : undefined}>
              <th className={classes(table.phone, table.pin)} scope="row">
                <ExDividend
                  day={row.date_of_ex_dividend}
                  isNearest={row.date_of_ex_dividend === nearestDay}
                />
              </th>
              <td className={classes(table.number, styles.amount)}>
                <span className={table.strong}>{format.number(row.summ, decimals)}</span>
                {!isOneCurrency && <span className="faint"> {row.currency_name}</span>}
              </td>
              <td className={classes(table.phone, table.nowrap)}>
                <Day day={row.payment_date} />
              </td>
              <td className={table.nowrap}>
                <Day day={row.announcement_date} />
              </td>
              <th className={classes(table.wide, table.nowrap)} scope="row">
                <ExDividend
                  day={row.date_of_ex_dividend}
                  isNearest={row.date_of_ex_dividend === nearestDay}
                />
              </th>
              <td className={classes(table.nowrap, styles.list)}>
                <Day day={row.date_of_close_list_dividends} />
              </td>
              <td className={classes(table.wide, table.nowrap)}>
                <Day day={row.payment_date} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function ExDividend({ day, isNearest }: { day: string; isNearest: boolean }) {
  const t = useLabels<typeof english>('dividends');
  return (
    <span className={styles.day}>
      <Day day={day} />
      {isNearest && <Badge tone="accent" text={t('next')} />}
    </span>
  );
}
