interface Changed {
  readonly change: number | null;
}

/** Those that moved most, in either direction; what has no change comes last. */
export const largestChanges = <Row extends Changed>(rows: readonly Row[], most: number): readonly Row[] =>
  rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most);

const sizeOf = ({ change }: Changed) => (change === null ? -1 : Math.abs(change));
