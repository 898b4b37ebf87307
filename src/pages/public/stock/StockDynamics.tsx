import { PriceDynamics } from '#features/price-dynamics/PriceDynamics.tsx';
import { explainFigure } from '#market/explain/explain-address.ts';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { joinDynamics } from './join-live.ts';
import { WithLivePrices } from './WithLivePrices.tsx';

export function StockDynamics() {
  return (
    <WithLivePrices>
      {({ priceDynamics, failed, ...data }, live) => (
        <Block of="dynamics" data={priceDynamics} failed={failed}>
          {(dynamics) => (
            <PriceDynamics
              dynamics={joinDynamics(dynamics, live)}
              explain={(what) =>
                explainFigure('stocks', data.stringId, what, { venue: venuesOf(data).venueId ?? undefined })
              }
            />
          )}
        </Block>
      )}
    </WithLivePrices>
  );
}
