interface BookedQuarter<Position, Flows> {
  readonly at: { readonly year: number };
  readonly before: Position;
  readonly position: Position;
  readonly flows: Flows;
}

export interface YearToDate<Position, Flows> {
  /** As the year began. */
  readonly before: Position;
  readonly position: Position;
  readonly flows: Flows;
}

/** For each quarter what its year has brought so far: reports show flows from the start of the year. */
export function toYearToDate<Position, Flows extends Readonly<Record<keyof Flows, number>>>(
  quarters: readonly BookedQuarter<Position, Flows>[],
): YearToDate<Position, Flows>[] {
  let running: (YearToDate<Position, Flows> & { year: number }) | null = null;
  return quarters.map(({ at, before, position, flows }) => {
    const isSameYear: boolean = running?.year === at.year;
    running =
      running && isSameYear
        ? { ...running, position, flows: addUp(running.flows, flows) }
        : { year: at.year, before, position, flows };
    return { before: running.before, position, flows: running.flows };
  });
}

function addUp<Flows extends Readonly<Record<keyof Flows, number>>>(a: Flows, b: Flows): Flows {
  const keys = Object.keys(a) as (keyof Flows)[];
  // The same keys with sums of the same numbers.
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as Flows;
}
