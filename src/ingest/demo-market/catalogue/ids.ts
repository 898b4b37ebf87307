/** Instruments and listings are numbered in the order in which the catalogue tells them. */
export interface Ids {
  nextInstrument(): number;
  nextListing(): number;
}

export function createIds(): Ids {
  let instrument = 0;
  let listing = 0;
  return { nextInstrument: () => ++instrument, nextListing: () => ++listing };
}
