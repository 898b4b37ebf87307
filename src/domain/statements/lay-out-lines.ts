/** What the order of a statement's lines depends on. */
export interface PrintedLine {
  readonly code: string;
  /** The total that counts this line in. */
  readonly parent: string | null;
}

export interface LaidOutLine<Line extends PrintedLine> {
  readonly line: Line;
  readonly depth: number;
  /** The line that opens into this one. */
  readonly under: string | null;
  /** How many lines it opens into. */
  readonly subRows: number;
}

/**
 * The lines of a statement as they are read. A total among other totals (current and non-current assets, the three
 * cash flows) heads its parts and opens into them; one that stands among plain lines (gross profit) is a step of the
 * computation and stays where it is printed, under what it sums, and so does the last total of all.
 */
export function layOutLines<Line extends PrintedLine>(
  printed: readonly Line[],
): readonly LaidOutLine<Line>[] {
  const codes = new Set(printed.map(({ code }) => code));
  const parentOf = ({ parent }: Line) => (parent !== null && codes.has(parent) ? parent : null);
  const parts = Map.groupBy(printed, parentOf);
  const partsOf = (line: Line) => parts.get(line.code) ?? [];
  const isTotal = (line: Line) => partsOf(line).length > 0;

  const layOut = (line: Line, isAmongTotals: boolean): LaidOutLine<Line>[] => {
    if (isAmongTotals) return open(line, 0, null);
    const own = partsOf(line);
    const areTotals = own.length > 1 && own.every(isTotal);
    return [...own.flatMap((part) => layOut(part, areTotals)), { line, depth: 0, under: null, subRows: 0 }];
  };
  const open = (line: Line, depth: number, under: string | null): LaidOutLine<Line>[] => [
    { line, depth, under, subRows: partsOf(line).length },
    ...partsOf(line).flatMap((part) => open(part, depth + 1, line.code)),
  ];
  return (parts.get(null) ?? []).flatMap((root) => layOut(root, false));
}
