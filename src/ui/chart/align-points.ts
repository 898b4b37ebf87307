/** Milliseconds and value, ascending. */
export type Points = readonly (readonly [number, number | null])[];

export interface AlignedPoints {
  readonly times: Float64Array;
  /** One for each series; NaN where it has nothing at a time that another one has. */
  readonly columns: readonly Float64Array[];
}

/** Brings series onto the union of their times. */
export function alignPoints(all: readonly Points[]): AlignedPoints {
  const times = Float64Array.from(new Set(all.flatMap((points) => points.map(([time]) => time)))).sort();
  const columns = all.map((points) => {
    const column = new Float64Array(times.length).fill(Number.NaN);
    let at = 0;
    for (const [time, value] of points) {
      while ((times[at] ?? time) < time) at++;
      if (value !== null) column[at] = value;
    }
    return column;
  });
  return { times, columns };
}
