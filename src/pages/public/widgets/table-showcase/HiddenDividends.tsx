import { useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import type { ShownDividend, TableShowcaseData } from './table-showcase.contract.ts';

export function HiddenDividends({ data }: { data: TableShowcaseData }) {
  const t = useLabels<typeof english>('table-showcase');
  const columns: readonly Column[] = [
    { key: 'ex', title: t('ex_dividend'), kind: 'day' },
    { key: 'amount', title: t('amount'), kind: 'number', decimals: 2 },
    { key: 'payment', title: t('payment'), kind: 'day', align: 'end' },
  ];
  return (
    <Specimen id="table-hidden" title={t('hidden')} note={t('hidden_note')}>
      <Table label={t('hidden')} columns={columns} rows={data.dividends.map(toRow)} />
    </Specimen>
  );
}

function toRow(dividend: ShownDividend): Row {
  return {
    id: dividend.date_of_ex_dividend,
    hidden: dividend.hidden,
    show: dividend.show ?? undefined,
    cells: {
      ex: dividend.date_of_ex_dividend,
      amount: { val: dividend.amount, unit: dividend.currency_name, class: 'strong' },
      payment: dividend.payment_date,
    },
  };
}
