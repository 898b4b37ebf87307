import { writeTotal } from '#market/coming-payments/amount-words.ts';
import type english from '#market/coming-payments/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { ComingTable } from './ComingTable.tsx';
import type { ComingPaymentsData } from './coming-payments.contract.ts';

/** What the reader's watchlist will bring within a year, month by month, and the way into a calendar program. */
export function ComingPayments({ data }: { data: ComingPaymentsData }) {
  const t = useLabels<typeof english>('coming-payments');
  const format = useFormat();
  const { watched, months, totals, calendar } = data;
  if (watched === 0 && calendar === null) return null;
  const amounts = totals.map(({ amount, currency_name }) => writeTotal(format, amount, currency_name));
  return (
    <Section
      id="calendar"
      title={t('title')}
      hint={t('hint')}
      note={amounts.length > 0 && t('next_year', { amounts: format.list(amounts) })}
    >
      {months.length > 0 ? (
        <ComingTable months={months} />
      ) : (
        <Empty icon="calendar" title={t('empty_title')} text={t('empty_text')} />
      )}
      <CalendarLink calendar={calendar} />
    </Section>
  );
}
