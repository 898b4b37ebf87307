import { z } from 'zod';
import { firstChart } from '#features/chart-block/chart-block.contract.ts';

export const mapBond = z.object({
  id: z.string(),
  name: z.string(),
  duration: z.number().describe('years to maturity'),
  yield: z.number().describe('coupon rate, %'),
  group: z.string(),
});

export const blockShowcase = z.object({
  index: z.object({ chart_url: z.string(), chart: firstChart }).nullable(),
  bonds: z.array(mapBond),
});

export type BlockShowcaseData = z.output<typeof blockShowcase>;
