import { findVenueRow, venueOf } from '#features/exchange-table/exchange-table.wire.ts';
import type figureEnglish from '#features/explain-figure/labels/eng.json';
import { explainFigure } from '#market/explain/explain-address.ts';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { Quote } from '#ui/entity-heading/Quote.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type { EtfPageData } from './etf.contract.ts';
import { WatchButton } from './etf.islands.ts';
import type english from './labels/eng.json';

/** What the fund is, whose it is, and what it costs on the chosen venue. */
export function EtfHeading({ data }: { data: EtfPageData }) {
  const t = useLabels<typeof english>('etf');
  const figure = useLabels<typeof figureEnglish>('explain-figure');
  const link = useLink();
  const { ticker, isin, house, index, status } = data.parameters;
  const { venueId, venues } = venuesOf(data);
  const quote = findVenueRow(data.exchangeTable, venueId);
  const linked = ({ name, url }: { name: string; url: string }) => ({ text: name, href: link(url) });
  return (
    <EntityHeading
      path={{ label: t('path'), links: [{ href: link('/etf/'), text: t('funds') }] }}
      name={data.name}
      registeredName={data.registered_name}
      ticker={ticker}
      warning={status === 'active' ? null : t(`status_${status}`)}
      facts={[t('fund'), isin, linked(house), index && linked(index)]}
      action={<WatchButton stockId={data.etfId} name={data.name} venues={venues} venueId={venueId} />}
    >
      {quote && quote.date !== null && (
        <Quote
          label={t('last_price')}
          value={<Figure value={quote.last} />}
          isLocked={isLocked(quote.last)}
          unit={quote.currency_name}
          change={
            <ExplainedChange
              percent={quote.change}
              href={explainFigure('etf', data.stringId, 'change-day', { venue: venueOf(quote).id })}
              label={figure('what_change-day')}
            />
          }
          when={
            <>
              {venueOf(quote).name}
              {' · '}
              <Day day={quote.date} />
            </>
          }
        />
      )}
    </EntityHeading>
  );
}
