interface Prices {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
  readonly last: number | null;
}

const START = 2;
const END = 98;

/** Positions on a rail in percent of its width, the same distance for the same money; a single price stands in the middle. */
export function placeTargets({ low, mean, high, last }: Prices): Prices {
  const known = last === null ? [low, high] : [low, high, last];
  const [from, to] = [Math.min(...known), Math.max(...known)];
  const place = (price: number) =>
    to === from ? 50 : Math.round((START + ((price - from) / (to - from)) * (END - START)) * 10) / 10;
  return { low: place(low), mean: place(mean), high: place(high), last: last === null ? null : place(last) };
}
