import type { MouseEvent } from 'react';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import type english from './labels/eng.json';
import type { StockTradingData } from './stock-trading.ts';
import type { VenueSwitch } from './venue-switch.ts';

interface Props {
  readonly state: VenueSwitch<StockTradingData>;
  readonly venueHref: (venueId: number) => string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The exchanges that the share is listed on. */
export function VenueChoice({ state, venueHref, onFollow }: Props) {
  const t = useLabels<typeof english>('stock');
  const { venues, venueId } = venuesOf(state.page);
  const wanted = state.status === 'loading' ? state.wanted : null;
  const loading = venues.find(({ id }) => venueHref(id) === wanted);
  return (
    <>
      <SegmentLinks
        label={t('venue')}
        items={venues.map(({ id, text }) => ({
          href: venueHref(id),
          text,
          isCurrent: id === venueId,
          isBusy: venueHref(id) === wanted,
        }))}
        onFollow={onFollow}
      />
      <p className="sr" role="status">
        {loading && t('venue_loading', { venue: loading.text })}
      </p>
    </>
  );
}
