import type { MouseEvent } from 'react';
import { Indicators } from '#features/indicators/Indicators.tsx';
import { LivePrices } from '#features/live-prices/LivePrices.tsx';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import { StockHeading } from './StockHeading.tsx';
import { stockPath } from './stock-address.ts';
import type { StockTradingData } from './stock-trading.ts';
import { useVenueSwitch } from './useVenueSwitch.ts';
import { VenueChoice } from './VenueChoice.tsx';
import type { VenueSwitch } from './venue-switch.ts';

/** What the share is, the choice of a venue, and the key figures there. */
export function StockTop() {
  const link = useLink();
  const { state, follow } = useVenueSwitch();
  const data = state.page;
  return (
    <LivePrices stockId={data.stockId} venueId={venuesOf(data).venueId}>
      <StockHeading
        data={data}
        choice={
          venuesOf(data).venues.length > 1 && (
            <VenueChoice
              state={state}
              venueHref={(venueId) => link(stockPath(data, venueId))}
              onFollow={follow}
            />
          )
        }
      />
      <FailedSwitch state={state} onFollow={follow} />
      {data.indicators && <Indicators data={data.indicators} />}
    </LivePrices>
  );
}

interface FailedSwitchProps {
  readonly state: VenueSwitch<StockTradingData>;
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
