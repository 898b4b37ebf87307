import { percentChange } from '#domain/numbers/percent-change.ts';

/** The change of each value from the first one there is, in percent. */
export function changeFromFirst(values: Float64Array): Float64Array {
  const base = values.find((value) => !Number.isNaN(value));
  if (base === undefined) return values;
  return values.map((value) => (Number.isNaN(value) ? value : percentChange(base, value)));
}
