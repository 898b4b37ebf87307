import { entityPath } from '#domain/search/categories.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './IssuerInstruments.module.css';
import type { IssuerBond } from './issuer-instruments.contract.ts';
import type english from './labels/eng.json';

const SHOWN = 10;
const MILLION = 1_000_000;

interface Props {
  readonly data: readonly IssuerBond[];
  /** On the page of a bond, which is not among them. */
  readonly areOthers?: boolean;
}

/** The bonds of an issuer, each with what its terms promise. */
export function IssuerBonds({ data, areOthers = false }: Props) {
  const t = useLabels<typeof english>('issuer-instruments');
  const writeCoupon = useCouponWriter();
  const columns: readonly Column[] = [
    { key: 'name', title: t('bond'), width: 'free' },
    { key: 'coupon', title: t('coupon'), on: 'desk' },
    { key: 'matures', title: t('matures'), kind: 'day', align: 'end' },
    { key: 'put', title: t('put'), kind: 'day', align: 'end', on: 'desk', hint: t('put_hint') },
    { key: 'price', title: t('price'), kind: 'number', decimals: 2, on: 'wide' },
    { key: 'yield', title: t('yield'), kind: 'number', decimals: 2, isAlwaysShown: true },
    { key: 'spread', title: t('spread'), kind: 'number', decimals: 0, on: 'wide' },
    { key: 'rating', title: t('rating'), on: 'wide' },
    {
      key: 'outstanding',
      title: t('outstanding'),
      kind: 'number',
      decimals: 0,
      on: 'desk',
      isAlwaysShown: true,
    },
  ];
  const toRow = (bond: IssuerBond): Row => ({
    id: String(bond.id),
    cells: {
      name: { val: bond.name, drawn: <BondName bond={bond} /> },
      coupon: writeCoupon(bond),
      matures: bond.is_perpetual ? { val: null, drawn: t('perpetual') } : bond.matures_on,
      put: bond.put_on,
      price: bond.price,
      yield: { val: bond.yield, class: 'strong' },
      spread: bond.spread,
      rating: bond.rating,
      outstanding:
        bond.outstanding === null ? null : { val: bond.outstanding / MILLION, unit: bond.currency_name },
    },
  });
  const title = t(areOthers ? 'other_bonds' : 'bonds');
  return (
    <Section id={areOthers ? 'other-bonds' : 'bonds'} title={title}>
      <SimpleTable
        label={title}
        columns={columns}
        rows={data.map(toRow)}
        limit={SHOWN}
        prompt={t('prompt_bonds')}
      />
    </Section>
  );
}

function BondName({ bond }: { bond: IssuerBond }) {
  const t = useLabels<typeof english>('issuer-instruments');
  const link = useLink();
  return (
    <CompareBox kind="bonds" of={bond.string_id} name={bond.name}>
      <a className="link" href={link(entityPath('bonds', bond.string_id))}>
        {bond.name}
      </a>
      {bond.status !== 'active' && (
        <>
          {' '}
          <Badge tone={bond.status === 'matured' ? 'plain' : 'warn'} text={t(bond.status)} />
        </>
      )}
      {bond.isin && <span className={styles.isin}>{bond.isin}</span>}
    </CompareBox>
  );
}

function useCouponWriter() {
  const t = useLabels<typeof english>('issuer-instruments');
  const format = useFormat();
  return ({ coupon_type, coupon_rate, base_rate }: IssuerBond): string | null => {
    if (coupon_type === 'zero') return t('zero');
    if (coupon_rate === null) return coupon_type === 'floating' ? base_rate : null;
    const rate = format.percent(coupon_rate, 2);
    if (!base_rate) return rate;
    return coupon_type === 'floating' ? `${base_rate} + ${rate}` : `${rate} · ${base_rate}`;
  };
}
