import { LADDER_STEPS } from '#domain/payments/payment-ladder.ts';
import type { Format } from '#platform/i18n/format.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { numberColumn } from '#ui/table/number-column.ts';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import styles from './BondHoldings.module.css';
import { type BondHoldingsData, FACE_VALUE_OF_EACH } from './bond-holdings.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: BondHoldingsData;
  /** Of the page, to which the period of the ladder is appended. */
  readonly address: string;
  /** Nobody holds them: they are compared by the same face value of each. */
  readonly isComparison?: boolean;
}

/** Bonds together: what they yield and risk, and when they pay. */
export function BondHoldings({ data, address, isComparison = false }: Props) {
  const t = useLabels<typeof english>('bond-holdings');
  const format = useFormat();
  const { held, totals, ladder } = data;
  const hint = isComparison ? t('equal_hint', { amount: format.number(FACE_VALUE_OF_EACH, 0) }) : t('hint');
  return (
    <Section id="bond-holdings" title={t('title')} hint={hint}>
      {held === 0 ? <p className={styles.note}>{t('no_quantities')}</p> : null}
      {totals.length > 0 ? <Totals data={data} /> : null}
      {held > 0 && totals.length === 0 ? <p className={styles.note}>{t('no_yields')}</p> : null}
      {ladder.length > 0 ? <Ladder data={data} address={address} /> : null}
    </Section>
  );
}

function Totals({ data }: { data: BondHoldingsData }) {
  const t = useLabels<typeof english>('bond-holdings');
  const columns = [
    { key: 'currency', title: t('currency'), isRowHead: true },
    numberColumn('count', t('count'), 0),
    numberColumn('value', t('value'), 2),
    numberColumn('yield', t('yield'), 3),
    numberColumn('duration', t('duration'), 3),
    numberColumn('convexity', t('convexity'), 2),
    numberColumn('point_value', t('point_value'), 2),
  ];
  const rows = data.totals.map(({ currency_name: currency, ...cells }) => ({
    id: currency,
    cells: { currency, ...cells },
  }));
  return <SimpleTable label={t('totals')} columns={columns} rows={rows} limit={0} />;
}

function Ladder({ data: { step, ladder }, address }: Pick<Props, 'data' | 'address'>) {
  const t = useLabels<typeof english>('bond-holdings');
  const format = useFormat();
  const columns = [
    { key: 'period', title: t('period'), isRowHead: true },
    { key: 'currency', title: t('currency') },
    numberColumn('coupons', t('coupons'), 2),
    numberColumn('principal', t('principal'), 2),
    numberColumn('total', t('total'), 2),
  ];
  const rows = ladder.map(({ period, currency_name: currency, unknown, ...amounts }) => ({
    id: [period, currency].join(),
    cells: {
      period: {
        val: writePeriod(period, format),
        ...(unknown > 0 && { info: t('unknown', { count: unknown }) }),
      },
      currency,
      ...amounts,
    },
  }));
  return (
    <div>
      <div className={styles.head}>
        <h3>{t('ladder')}</h3>
        <SegmentLinks
          label={t('step')}
          isShort
          items={LADDER_STEPS.map((each) => ({
            href: `${address}ladder=${each}#bond-holdings`,
            text: t(each),
            isCurrent: each === step,
          }))}
        />
      </div>
      <SimpleTable label={t('ladder')} columns={columns} rows={rows} limit={SHOWN} />
    </div>
  );
}

/** Beyond these the later periods wait until requested. */
const SHOWN = 12;

function writePeriod(period: string, format: Format): string {
  const [year = '', part] = period.split('-');
  if (part === undefined) return year;
  return part.startsWith('Q') ? format.quarter(Number(part.slice(1)), year) : format.longMonth(period);
}
