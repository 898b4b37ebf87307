import type { Valued } from '#domain/bonds/valuation/value-bond.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column } from '#ui/table/table-data.ts';
import styles from './Results.module.css';

const SHOWN = 12;
const SUM_DECIMALS = 4;
/** Two more than the sum has, so that adding the column up by hand gives the sum. */
const PRESENT_DECIMALS = 6;

/** Every payment to come with what it is worth on the settlement day; together they are the dirty price of one unit. */
export function FlowsTable({ shown, currency }: { shown: Valued; currency: string | null }) {
  const t = useLabels<typeof english>('bond-calculator');
  const format = useFormat();
  const sum = shown.discounted.reduce((total, { present }) => total + present, 0);
  const money = currency === null ? {} : { under: [currency] };
  const columns: readonly Column[] = [
    { key: 'day', title: t('flow_day'), kind: 'day', width: 'free' },
    { key: 'kind', title: t('flow_kind') },
    { key: 'amount', title: t('flow_amount'), kind: 'number', decimals: SUM_DECIMALS, ...money },
    { key: 'years', title: t('flow_years'), kind: 'number', decimals: SUM_DECIMALS, on: 'wide' },
    { key: 'factor', title: t('flow_factor'), kind: 'number', decimals: PRESENT_DECIMALS, on: 'desk' },
    { key: 'present', title: t('flow_present'), kind: 'number', decimals: PRESENT_DECIMALS, ...money },
  ];
  const rows = shown.discounted.map(({ day, kind, fixing, amount, years, factor, present }, at) => ({
    id: String(at),
    cells: {
      day: toCalendarDay(day),
      kind: fixing ? `${t(`flow_${kind}`)} · ${t(`flow_${fixing}`)}` : t(`flow_${kind}`),
      amount,
      years,
      factor,
      present,
    },
  }));
  return (
    <>
      <p className={styles.note}>
        {t('flows_sum', {
          convention: t(`convention_${shown.convention}`),
          rate: format.percent(100 * shown.rate, SUM_DECIMALS),
          sum: format.money(sum, currency, SUM_DECIMALS),
        })}
      </p>
      <SimpleTable label={t('flows')} columns={columns} rows={rows} limit={SHOWN} />
    </>
  );
}
