import { PriceDynamics } from '#features/price-dynamics/PriceDynamics.tsx';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { joinDynamics } from './join-live.ts';
import { WithLivePrices } from './WithLivePrices.tsx';

export function StockDynamics() {
  return (
    <WithLivePrices>
      {({ priceDynamics, failed }, live) => (
        <Block of="dynamics" data={priceDynamics} failed={failed}>
          {(dynamics) => <PriceDynamics dynamics={joinDynamics(dynamics, live)} />}
        </Block>
      )}
    </WithLivePrices>
  );
}
