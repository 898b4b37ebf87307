import type { RowLine } from '#ui/table/lines.ts';
import type { Row } from '#ui/table/table-data.ts';

/** Which lines of a report are open. */
export interface Opened {
  /** Whether "Show more" was pressed: every line is there, and heads close one by one. */
  readonly isAll: boolean;
  readonly heads: ReadonlySet<string>;
}

export const NOTHING_OPENED: Opened = { isAll: false, heads: new Set() };

export function toggleHead({ isAll, heads }: Opened, id: string): Opened {
  const others = [...heads].filter((head) => head !== id);
  return { isAll, heads: new Set(heads.has(id) ? others : [...others, id]) };
}

/** "Show more" shows all lines, those that heads open into as well; "Show fewer" closes them again. */
export function showAll(rows: readonly Row[], isAll: boolean): Opened {
  return { isAll, heads: new Set(isAll ? headsOf(rows) : []) };
}

/**
 * Every line is in the page, so that "Show more" also works where no script runs: what a closed head opens into waits
 * like the lines past the limit. Once all are shown, it is put away with its head.
 */
export function toReportLines(rows: readonly Row[], opened: Opened): readonly RowLine[] {
  return rows.flatMap((row) => linesUnder(row, opened, 0, true));
}

function linesUnder(row: Row, opened: Opened, depth: number, isVisible: boolean): RowLine[] {
  const { subRows = [], id } = row;
  const isOpen = opened.heads.has(id);
  const line: RowLine = {
    kind: 'row',
    id,
    row,
    depth,
    isOpen: subRows.length > 0 ? isOpen : null,
    isChosen: null,
    hiddenAs: depth > 0 ? hiddenStateOf(opened.isAll, isVisible) : undefined,
  };
  return [line, ...subRows.flatMap((part) => linesUnder(part, opened, depth + 1, isVisible && isOpen))];
}

function hiddenStateOf(isAll: boolean, isVisible: boolean): RowLine['hiddenAs'] {
  if (isAll) return isVisible ? 'waiting' : 'folded';
  return isVisible ? undefined : 'waiting';
}

function headsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, subRows = [] }) => (subRows.length > 0 ? [id, ...headsOf(subRows)] : []));
}
