import type { TableNode } from './groups/table-tree.ts';
import { hiddenBeside, type Revealed } from './hidden-rows/hidden-rows.ts';
import type { Line, RevealLine, RowLine } from './lines.ts';
import type { Row } from './table-data.ts';

/** A node as the engine knows it: in its order, opened or not, chosen or not. */
export interface EngineRow {
  readonly original: TableNode;
  readonly depth: number;
  readonly subRows: readonly unknown[];
  readonly getIsExpanded: () => boolean;
  readonly getIsSelected: () => boolean;
}

/** What is drawn of the engine's rows, with the controls for hidden rows beside those that carry one. */
export function toLines(
  engineRows: readonly EngineRow[],
  rows: readonly Row[],
  revealed: Revealed,
): readonly Line[] {
  const controls = new Map(
    rows.flatMap((row, index) => (row.show ? [[row.id, controlsOf(rows, index, revealed)] as const] : [])),
  );
  let isInGroup = false;
  return engineRows.flatMap((engineRow): Line[] => {
    const { original: node, depth } = engineRow;
    if (depth === 0) isInGroup = node.kind === 'group';
    if (node.kind === 'group') {
      const { id, title, children } = node;
      return [{ kind: 'group', id, title, count: children.length, isOpen: engineRow.getIsExpanded() }];
    }
    const line = toRowLine(engineRow, node.row, isInGroup ? depth - 1 : depth);
    const beside = controls.get(node.id) ?? [];
    return [
      ...beside.filter(({ side }) => side === 'prev'),
      line,
      ...beside.filter(({ side }) => side === 'next'),
    ];
  });
}

function toRowLine(engineRow: EngineRow, row: Row, depth: number): RowLine {
  return {
    kind: 'row',
    id: row.id,
    row,
    depth,
    isOpen: engineRow.subRows.length > 0 ? engineRow.getIsExpanded() : null,
    isChosen: row.checked === undefined ? null : engineRow.getIsSelected(),
  };
}

/** One control; a row that hides both sides has it after itself. */
function controlsOf(rows: readonly Row[], index: number, revealed: Revealed): readonly RevealLine[] {
  const row = rows[index];
  const count = hiddenBeside(rows, index).length;
  if (!row || count === 0) return [];
  const side = row.show === 'prev' ? 'prev' : 'next';
  const isRevealed = revealed.has(row.id);
  return [{ kind: 'reveal', id: `${side} ${row.id}`, rowId: row.id, side, count, isRevealed }];
}
