import type { Capability } from '#domain/access/capabilities.ts';
import { sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { ChartBlockData } from './chart-feed.contract.ts';

/** The values, or where each stands between the lowest and the highest of its series. */
export type Scale = 'values' | 'shape';

/** The values for those who may see them, their shape for the others. */
export const sealScaled = <C extends Capability, T>(capability: C, read: (scale: Scale) => Promise<T>) =>
  sealOr(
    capability,
    () => read('values'),
    () => read('shape'),
  );

type Feed = Unopened<ChartBlockData>;

/** What a page is given of a feed: there the points stand in the series alone. */
export async function toFirstChart(feed: Promise<Feed>): Promise<Omit<Feed, 'data'>> {
  const { data: _, ...first } = await feed;
  return first;
}
