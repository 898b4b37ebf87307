import { useLivePrices } from '#features/live-prices/LivePrices.tsx';
import { PriceDynamics } from '#features/price-dynamics/PriceDynamics.tsx';
import type { PriceDynamicsData } from '#features/price-dynamics/price-dynamics.contract.ts';
import { joinDynamics } from './join-live.ts';

export function LiveDynamics({ dynamics }: { dynamics: PriceDynamicsData | null }) {
  return <PriceDynamics dynamics={joinDynamics(dynamics, useLivePrices())} />;
}
