/** Values at times, ascending; a missing value is NaN. */
export interface TimedValues {
  readonly times: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

export interface Aligned {
  readonly times: Float64Array;
  /** One array for each series, with a value or NaN for each time. */
  readonly columns: readonly Float64Array[];
}

/** All series over the times that any of them has. */
export function alignSeries(series: readonly TimedValues[]): Aligned {
  const times = Float64Array.from(new Set(series.flatMap((one) => Array.from(one.times)))).sort();
  const places = new Map(Array.from(times, (time, place) => [time, place]));
  const columns = series.map((one) => {
    const column = new Float64Array(times.length).fill(Number.NaN);
    for (let at = 0; at < one.times.length; at++) {
      column[places.get(one.times[at] ?? Number.NaN) ?? -1] = one.values[at] ?? Number.NaN;
    }
    return column;
  });
  return { times, columns };
}
