/** Instruments and listings are numbered in the order in which they are generated. */
export interface Ids {
  nextInstrument(): number;
  nextListing(): number;
}

export function createIds(
  after: { instrument: number; listing: number } = { instrument: 0, listing: 0 },
): Ids {
  let { instrument, listing } = after;
  return { nextInstrument: () => ++instrument, nextListing: () => ++listing };
}
