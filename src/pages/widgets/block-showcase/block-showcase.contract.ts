import { z } from 'zod';
import { firstChart } from '#features/chart-block/chart-block.contract.ts';

export const mapBond = z.object({
  id: z.string(),
  name: z.string(),
  duration: z.number().describe('years until it is repaid'),
  yield: z.number().describe('its coupon in percent'),
  group: z.string(),
});

export const blockShowcase = z.object({
  index: z.object({ chart_url: z.string(), chart: firstChart }).nullable(),
  bonds: z.array(mapBond),
});

export type BlockShowcaseData = z.output<typeof blockShowcase>;
