import type { ReactNode } from 'react';
import { entityPath } from '#domain/search/categories.ts';
import { findVenueRow } from '#features/exchange-table/exchange-table.wire.ts';
import { WatchButton } from '#features/watch-button/WatchButton.tsx';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import type english from './labels/eng.json';
import { StockPrice } from './StockPrice.tsx';
import type { StockTradingData } from './stock-trading.ts';

interface Props {
  readonly data: StockTradingData;
  readonly choice: ReactNode;
}

/** What the share is, and what it costs on the chosen venue. */
export function StockHeading({ data, choice }: Props) {
  const t = useLabels<typeof english>('stock');
  const link = useLink();
  const { stock_full_name, registered_name, ticker, isin, share_type, status, industry_name } =
    data.stockInfo;
  const { issuer_name, issuer_string_id } = data.stockInfo;
  const { venueId, venues } = venuesOf(data);
  const quote = findVenueRow(data.exchangeTable, venueId);
  const issuer = { text: issuer_name, href: link(entityPath('companies', issuer_string_id)) };
  return (
    <EntityHeading
      path={{ label: t('path'), links: [{ href: link('/stocks/'), text: t('shares') }] }}
      name={stock_full_name}
      registeredName={registered_name}
      ticker={ticker}
      warning={status === 'active' ? null : t(`status_${status}`)}
      facts={[t(`share_type_${share_type}`), isin, issuer, industry_name]}
      choice={choice}
      action={<WatchButton stockId={data.stockId} name={stock_full_name} venues={venues} venueId={venueId} />}
    >
      {quote && quote.date !== null && (
        <StockPrice key={venueId} stringId={data.stringId} quote={quote} today={data.today} />
      )}
    </EntityHeading>
  );
}
