import { type MouseEvent, Suspense } from 'react';
import { Indicators } from '#features/indicators/Indicators.tsx';
import { LivePrices } from '#features/live-prices/LivePrices.tsx';
import { EntitySections } from '#page-parts/entity-sections/EntitySections.tsx';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import { StockHeading } from './StockHeading.tsx';
import { StockSections } from './StockSections.tsx';
import type { StockPageData } from './stock.contract.ts';
import { stockPath } from './stock-address.ts';
import { stockHead } from './stock-head.ts';
import { stockSections } from './stock-sections.ts';
import { useVenueSwitch } from './useVenueSwitch.ts';
import { VenueChoice } from './VenueChoice.tsx';
import type { VenueSwitch } from './venue-switch.ts';

function StockPage({ data: first }: { data: StockPageData }) {
  const link = useLink();
  const { state, follow } = useVenueSwitch(first);
  const data = state.page;
  const venueHref = (venueId: number) => link(stockPath(data, venueId));
  return (
    <LivePrices stockId={data.stockId} venueId={venuesOf(data).venueId}>
      <StockHeading data={data} />
      <VenueChoice state={state} venueHref={venueHref} onFollow={follow} />
      <FailedSwitch state={state} onFollow={follow} />
      <Suspense>{data.indicators && <Indicators data={data.indicators} />}</Suspense>
      <EntitySections shown={stockSections(data)}>
        <StockSections data={data} venueHref={venueHref} onFollow={follow} />
      </EntitySections>
    </LivePrices>
  );
}

interface FailedSwitchProps {
  readonly state: VenueSwitch<StockPageData>;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function FailedSwitch({ state, onFollow }: FailedSwitchProps) {
  const t = useLabels<typeof english>('stock');
  if (state.status !== 'failed') return null;
  return (
    <Message>
      {t('venue_failed')}{' '}
      <a className="link" href={state.wanted} data-in-place="" onClick={onFollow}>
        {t('try_again')}
      </a>
    </Message>
  );
}

export const view: PageView<StockPageData> = { View: StockPage, head: stockHead };
