import { decimalsOf, writeFloating } from '#market/coming-payments/amount-words.ts';
import type coming from '#market/coming-payments/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { IssuerEvent } from './issuer-events.contract.ts';
import type english from './labels/eng.json';

const SHOWN = 6;

/** What the shares and bonds of an issuer pay next. */
export function IssuerEvents({ data }: { data: readonly IssuerEvent[] }) {
  const t = useLabels<typeof english>('issuer-events');
  const words = useLabels<typeof coming>('coming-payments');
  const format = useFormat();
  const columns: readonly Column[] = [
    { key: 'date', title: t('date'), kind: 'day', width: 'least' },
    { key: 'kind', title: t('event') },
    { key: 'name', title: t('name'), isRowHead: true, width: 'third' },
    { key: 'amount', title: t('amount'), kind: 'number', isAlwaysShown: true },
  ];
  const toRow = (event: IssuerEvent): Row => {
    const { amount, currency_name: unit } = event;
    return {
      id: event.id,
      cells: {
        date: event.date,
        kind: words(`kind_${event.kind}`),
        name: { val: event.name, lnk: event.url },
        amount:
          amount === null
            ? { val: null, info: writeFloating(event, words, format) ?? undefined }
            : { val: amount, drawn: format.number(amount, decimalsOf([amount])), unit },
      },
    };
  };
  return (
    <Section id="events" title={t('title')} hint={t('hint')}>
      <SimpleTable
        label={t('title')}
        columns={columns}
        rows={data.map(toRow)}
        limit={SHOWN}
        visibleColumn={1}
      />
    </Section>
  );
}
