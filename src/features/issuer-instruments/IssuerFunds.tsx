import { entityPath } from '#domain/search/categories.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './IssuerInstruments.module.css';
import type { IssuerFund } from './issuer-funds.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: readonly IssuerFund[];
  /** On the page of a fund, which is not among them. */
  readonly areOthers?: boolean;
}

/** The funds of a house, each with its last trading day on its first venue (EP-03). */
export function IssuerFunds({ data, areOthers = false }: Props) {
  const t = useLabels<typeof english>('issuer-instruments');
  const columns: readonly Column[] = [
    { key: 'name', title: t('fund'), width: 'free' },
    { key: 'ticker', title: t('ticker'), on: 'wide' },
    { key: 'index', title: t('index'), on: 'wide' },
    { key: 'expenses', title: t('expenses'), kind: 'number', decimals: 2, on: 'wide' },
    { key: 'last', title: t('last'), kind: 'number', decimals: 2, isAlwaysShown: true },
    { key: 'change', title: t('change'), kind: 'change', isAlwaysShown: true },
    { key: 'date', title: t('date'), kind: 'day', on: 'desk', align: 'end' },
  ];
  const toRow = (fund: IssuerFund): Row => ({
    id: String(fund.id),
    cells: {
      name: { val: fund.name, drawn: <FundName fund={fund} /> },
      ticker: fund.ticker,
      index: fund.index_name,
      expenses: fund.expense_ratio,
      last: { val: fund.last, unit: fund.currency_name, class: 'strong' },
      change: fund.change,
      date: fund.date,
    },
  });
  const title = t(areOthers ? 'other_funds' : 'funds');
  return (
    <Section id="funds" title={title}>
      <SimpleTable label={title} columns={columns} rows={data.map(toRow)} prompt={t('prompt')} />
    </Section>
  );
}

function FundName({ fund }: { fund: IssuerFund }) {
  const t = useLabels<typeof english>('issuer-instruments');
  const format = useFormat();
  const link = useLink();
  return (
    <CompareBox kind="etf" of={fund.string_id} name={fund.name}>
      <a className="link" href={link(entityPath('etf', fund.string_id))}>
        {fund.name}
      </a>
      {fund.status !== 'active' && (
        <>
          {' '}
          <Badge tone="warn" text={t(fund.status)} />
        </>
      )}
      <span className={styles.under}>{format.phrase([fund.ticker, fund.index_name])}</span>
    </CompareBox>
  );
}
