/** How many series can be told apart: seven colours solid, seven dashed, seven dotted. */
const MARKS = 21;

/** The mark of the series at this position, from 1; after the last mark they begin again. */
export function markAt(index: number): number {
  return (index % MARKS) + 1;
}

/** The dashes of a line with this mark, as SVG writes them; undefined for a solid one. */
export function dashesOf(mark: number): string | undefined {
  if (mark >= 15) return '0.01 3.5';
  if (mark >= 8) return '5 3.5';
  return undefined;
}
