import type { BlockData } from './block-data.ts';

/** Something that the block's own series is compared with; it is fed by an address of the same kind. */
export interface Companion {
  readonly key: string;
  readonly name: string;
  readonly url: string;
}

/** It keeps its colour until it is taken away. */
export interface Placed extends Companion {
  readonly tone: number;
}

/** What the chart is about counts among them. */
export const MOST_IN_COMPARE = 10;

type Step =
  | { readonly outcome: 'added'; readonly companions: readonly Placed[] }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'refused' };

/** CM-02: one that is there already is ignored, and ten are the most. */
export function addCompanion(placed: readonly Placed[], companion: Companion, ownSeries: number): Step {
  if (placed.some(({ key }) => key === companion.key)) return { outcome: 'unchanged' };
  if (placed.length + 1 >= MOST_IN_COMPARE) return { outcome: 'refused' };
  return { outcome: 'added', companions: [...placed, { ...companion, tone: freeTone(placed, ownSeries) }] };
}

function freeTone(placed: readonly Placed[], ownSeries: number): number {
  let tone = ownSeries + 1;
  while (placed.some((companion) => companion.tone === tone)) tone++;
  return tone;
}

export const hasPoints = (data: BlockData | undefined): boolean =>
  data?.series.some(({ data: points }) => points.some(({ value }) => value !== null)) ?? false;
