import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { Translate } from '#platform/i18n/translator.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './IssuerInstruments.module.css';
import type { IssuerStock } from './issuer-instruments.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: readonly IssuerStock[];
  /** On the page of a share, which is not among them. */
  readonly areOthers?: boolean;
}

/** The shares of an issuer, each with its last trading day on its first venue. */
export function IssuerStocks({ data, areOthers = false }: Props) {
  const t = useLabels<typeof english>('issuer-instruments');
  const columns: readonly Column[] = [
    { key: 'name', title: t('share'), width: 'free' },
    { key: 'ticker', title: t('ticker'), on: 'desk' },
    { key: 'type', title: t('type'), on: 'desk' },
    { key: 'outstanding', title: t('shares_outstanding'), kind: 'number', decimals: 0, on: 'desk' },
    { key: 'last', title: t('last'), kind: 'number', decimals: 2, isAlwaysShown: true },
    { key: 'change', title: t('change'), kind: 'change', isAlwaysShown: true },
    ...(areOthers ? [] : multiples(t)),
    { key: 'date', title: t('date'), kind: 'day', on: 'desk', align: 'end' },
  ];
  const toRow = (share: IssuerStock): Row => ({
    id: String(share.id),
    cells: {
      name: { val: share.name, drawn: <ShareName share={share} /> },
      ticker: share.ticker,
      type: t(share.share_type),
      outstanding: share.shares_outstanding,
      last: { val: share.last, unit: share.currency_name, class: 'strong' },
      change: share.change,
      pe: share.pe,
      ev_ebitda: share.ev_ebitda,
      dividend_yield: share.dividend_yield,
      date: share.date,
    },
  });
  const title = t(areOthers ? 'other_stocks' : 'stocks');
  return (
    <Section id={areOthers ? 'other-stocks' : 'stocks'} title={title}>
      <SimpleTable label={title} columns={columns} rows={data.map(toRow)} prompt={t('prompt')} />
    </Section>
  );
}

const multiples = (t: Translate<keyof typeof english>): readonly Column[] =>
  (
    [
      ['pe', 1],
      ['ev_ebitda', 1],
      ['dividend_yield', 2],
    ] as const
  ).map(([key, decimals]) => ({
    key,
    title: t(key),
    hint: t(`hint_${key}`),
    kind: 'number',
    decimals,
    on: 'wide',
  }));

/** On a phone and a tablet ticker and type stand under the name. */
function ShareName({ share }: { share: IssuerStock }) {
  const t = useLabels<typeof english>('issuer-instruments');
  const format = useFormat();
  const link = useLink();
  return (
    <CompareBox kind="stocks" of={share.string_id} name={share.name}>
      <a className="link" href={link(`/stocks/${share.string_id}/`)}>
        {share.name}
      </a>
      {share.status !== 'active' && (
        <>
          {' '}
          <Badge tone="warn" text={t(share.status)} />
        </>
      )}
      <span className={styles.under}>{format.phrase([share.ticker, t(share.share_type)])}</span>
    </CompareBox>
  );
}
