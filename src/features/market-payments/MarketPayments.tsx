import { decimalsOf, writeFloating } from '#market/coming-payments/amount-words.ts';
import type english from '#market/coming-payments/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './MarketPayments.module.css';
import type { MarketPayment, MarketPaymentsData } from './market-payments.contract.ts';

/** What shares and bonds of the whole market pay next (EP-06). */
export function MarketPayments({ data: { dividends, coupons } }: { data: MarketPaymentsData }) {
  const t = useLabels<typeof english>('coming-payments');
  return (
    <Section id="coming" title={t('market_title')} hint={t('market_hint')}>
      <div className={styles.pair}>
        <Payments title={t('market_dividends')} day={t('kind_ex_dividend')} payments={dividends} />
        <Payments title={t('market_coupons')} day={t('date')} payments={coupons} />
      </div>
    </Section>
  );
}

interface Props {
  readonly title: string;
  readonly day: string;
  readonly payments: readonly MarketPayment[];
}

function Payments({ title, day, payments }: Props) {
  const t = useLabels<typeof english>('coming-payments');
  const format = useFormat();
  if (payments.length === 0) return null;
  const decimals = decimalsOf(payments.flatMap(({ amount }) => amount ?? []));
  const columns: readonly Column[] = [
    { key: 'date', title: day, kind: 'day', width: 'least' },
    { key: 'name', title: t('name'), isRowHead: true },
    { key: 'amount', title: t('amount'), kind: 'number', decimals, isAlwaysShown: true },
  ];
  const toRow = (payment: MarketPayment): Row => {
    const { amount, currency_name } = payment;
    const info = writeFloating(payment, t, format) ?? undefined;
    return {
      id: payment.id,
      cells: {
        date: payment.date,
        name: { val: payment.name, lnk: payment.url, info },
        amount: { val: amount, unit: amount === null ? undefined : currency_name },
      },
    };
  };
  return (
    <div className={styles.list}>
      <h3 className={styles.head}>{title}</h3>
      <SimpleTable label={title} columns={columns} rows={payments.map(toRow)} limit={0} visibleColumn={1} />
    </div>
  );
}
