import { amountDecimals } from '#domain/numbers/amount-decimals.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Fact } from '#ui/facts/Facts.tsx';
import { FactsStrip } from '#ui/facts/FactsStrip.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Hint } from '#ui/hint/Hint.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './Dividends.module.css';
import { DividendsChart } from './DividendsChart.tsx';
import { DividendsTable, type PaidBy } from './DividendsTable.tsx';
import type { DividendRow, DividendsTableData } from './dividends.contract.ts';
import { amountOf } from './dividends.wire.ts';
import type english from './labels/eng.json';

/** One column alone compares nothing. */
const FEWEST_YEARS = 2;

interface Props {
  readonly of: PaidBy;
  readonly dividends: DividendsTableData;
  readonly nearest: DividendRow | null;
}

/** The nearest dividend, then all of them; after five they wait until requested. Then what each year brought (ST-08). */
export function Dividends({ of, dividends, nearest }: Props) {
  const t = useLabels<typeof english>('dividends');
  if (dividends.data.length === 0) return null;
  const charted = dividends.years.filter(({ years: its }) => its.length >= FEWEST_YEARS);
  return (
    <Section id="dividends" title={t('title')} note={t('before_tax')}>
      {nearest && <NearestDividend dividend={nearest} />}
      <DividendsTable of={of} dividends={dividends} nearest={nearest} />
      {charted.map((paid) => (
        <figure key={paid.currency_name} className={styles.chart}>
          <figcaption className={styles.caption}>
            {t('yearly', { currency: paid.currency_name })}
            <Hint text={t('yearly_hint')} about={t('yearly', { currency: paid.currency_name })} />
          </figcaption>
          <DividendsChart paid={paid} />
        </figure>
      ))}
    </Section>
  );
}

function NearestDividend({ dividend }: { dividend: DividendRow }) {
  const t = useLabels<typeof english>('dividends');
  const format = useFormat();
  const paid = amountOf(dividend);
  const amount = format.money(paid, dividend.currency_name, amountDecimals([paid]));
  const percent = typeof dividend.yield === 'number' && { note: format.percent(dividend.yield, 2) };
  const facts: Fact[] = [
    { name: t('nearest'), value: amount, ...percent },
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
      <FactsStrip label={t('nearest')} facts={facts} />
    </div>
  );
}
