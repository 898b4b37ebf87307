import type { Row } from '../table-data.ts';

/** The ids of the rows whose hidden neighbours are shown. */
export type Revealed = ReadonlySet<string>;

/** Hidden neighbours of a row with `show: 'hide'` begin revealed: its control hides them. */
export function revealedAtFirst(rows: readonly Row[]): Revealed {
  return new Set(rows.filter(({ show }) => show === 'hide').map(({ id }) => id));
}

export function toggleRevealed(revealed: Revealed, rowId: string): Revealed {
  const next = new Set(revealed);
  if (!next.delete(rowId)) next.add(rowId);
  return next;
}

/** The rows to draw: those that are not hidden, and those that a neighbour has revealed. */
export function withoutHidden(rows: readonly Row[], revealed: Revealed): readonly Row[] {
  if (!rows.some(({ hidden }) => hidden)) return rows;
  const shown = new Set(
    rows.flatMap((row, index) => (revealed.has(row.id) ? hiddenBeside(rows, index) : [])),
  );
  return rows.filter((row) => !row.hidden || shown.has(row));
}

/** The hidden rows that the control of the row at `index` is for: an unbroken run before or after it, or both. */
export function hiddenBeside(rows: readonly Row[], index: number): readonly Row[] {
  const show = rows[index]?.show;
  if (show === undefined) return [];
  const before = show === 'next' ? [] : runOfHidden(rows.slice(0, index).reverse()).reverse();
  const after = show === 'prev' ? [] : runOfHidden(rows.slice(index + 1));
  return [...before, ...after];
}

function runOfHidden(rows: readonly Row[]): Row[] {
  const end = rows.findIndex(({ hidden }) => !hidden);
  return rows.slice(0, end < 0 ? rows.length : end);
}
