import { amountDecimals } from '#domain/numbers/amount-decimals.ts';
import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { type Fact, Facts } from '#ui/facts/Facts.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './Dividends.module.css';
import { DividendsTable } from './DividendsTable.tsx';
import type { DividendRow, DividendsTableData } from './dividends.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly dividends: DividendsTableData;
  readonly nearest: DividendRow | null;
}

/** The nearest dividend, then all of them; after five they wait until asked (ST-08). */
export function Dividends({ dividends: { data: rows }, nearest }: Props) {
  const t = useLabels<typeof english>('dividends');
  if (rows.length === 0) return null;
  return (
    <Section id="dividends" title={t('title')} note={t('before_tax')}>
      {nearest && <NearestDividend dividend={nearest} />}
      <DividendsTable rows={rows} nearest={nearest} />
    </Section>
  );
}

function NearestDividend({ dividend }: { dividend: DividendRow }) {
  const t = useLabels<typeof english>('dividends');
  const format = useFormat();
  const amount = format.number(dividend.summ, amountDecimals([dividend.summ]));
  const facts: Fact[] = [
    { name: t('nearest'), value: `${amount}\u00a0${dividend.currency_name}` },
    {
      name: t('ex_dividend'),
      hint: t('ex_dividend_hint'),
      value: <Day day={dividend.date_of_ex_dividend} />,
    },
    { name: t('list_closes'), value: <Day day={dividend.date_of_close_list_dividends} /> },
    { name: t('payment'), value: <Day day={dividend.payment_date} /> },
  ];
  return (
    <div className={styles.nearest}>
      <Facts facts={facts} />
    </div>
  );
}
