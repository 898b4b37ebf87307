import { useEffect, useMemo, useState } from 'react';
import { shownColumns } from './empty-columns/shown-columns.ts';
import { revealedAtFirst, toggleRevealed, withoutHidden } from './hidden-rows/hidden-rows.ts';
import type { LineActions } from './lines.ts';
import type { Selection } from './selection/ChooseAll.tsx';
import { SortNews } from './sorting/SortNews.tsx';
import { nextSort } from './sorting/sort-cycle.ts';
import { TableFrame, type TableOptions } from './TableFrame.tsx';
import type { Sort } from './table-data.ts';
import { toLines } from './to-lines.ts';
import { useTableEngine } from './useTableEngine.ts';

export interface LiveTableProps extends TableOptions {
  readonly limit: number;
  /** The names of the groups that begin closed. */
  readonly closedGroups?: readonly string[];
  /** Called with the ids of the rows whose boxes are ticked. */
  readonly onChoose?: (ids: readonly string[]) => void;
}

const NONE: readonly string[] = [];

/** The frame, and behind it the engine that sorts, opens and chooses. */
export function LiveTable(props: LiveTableProps) {
  const { rows, limit, closedGroups = NONE, onChoose } = props;
  const [revealed, setRevealed] = useState(() => revealedAtFirst(rows));
  const columns = useMemo(() => shownColumns(props.columns, rows), [props.columns, rows]);
  const shown = useMemo(() => withoutHidden(rows, revealed), [rows, revealed]);
  const engine = useTableEngine({ columns, rows: shown, closedGroups });
  const { sorting, expanded, rowSelection } = engine.state;
  const engineRows = engine.getRowModel().rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine's rows read what is open and what is chosen
  const lines = useMemo(
    () => toLines(engineRows, rows, revealed),
    [engineRows, rows, revealed, expanded, rowSelection],
  );
  const [isSortTouched, setSortTouched] = useState(false);
  const sort = toSort(sorting[0]);
  const onSort = (key: string) => {
    const next = nextSort(sort, key);
    setSortTouched(true);
    engine.setSorting(next ? [{ id: next.key, desc: next.direction === 'desc' }] : []);
  };
  const actions: LineActions = {
    toggle: (id) => engine.getRow(id).toggleExpanded(),
    choose: (id, isChosen) => engine.getRow(id).toggleSelected(isChosen),
    reveal: (rowId) => setRevealed((last) => toggleRevealed(last, rowId)),
  };
  useReportedChoice(rowSelection, onChoose);
  return (
    <>
      <TableFrame
        options={props}
        columns={columns}
        lines={lines}
        limit={limit}
        sorting={{ sort, onSort }}
        selection={rows.some(({ checked }) => checked !== undefined) ? selectionOf(engine) : undefined}
        actions={actions}
      />
      <SortNews columns={columns} sort={sort} isTouched={isSortTouched} />
    </>
  );
}

function toSort(sorted: { id: string; desc: boolean } | undefined): Sort | null {
  return sorted ? { key: sorted.id, direction: sorted.desc ? 'desc' : 'asc' } : null;
}

function selectionOf(engine: ReturnType<typeof useTableEngine>): Selection {
  return {
    isAll: engine.getIsAllRowsSelected(),
    isSome: engine.getIsSomeRowsSelected(),
    chooseAll: (isChosen) => engine.toggleAllRowsSelected(isChosen),
  };
}

/** Reports the choice when it changes, not when it is drawn. */
function useReportedChoice(
  chosen: Readonly<Record<string, boolean>>,
  onChoose: LiveTableProps['onChoose'],
): void {
  const [reported, setReported] = useState(chosen);
  useEffect(() => {
    if (reported === chosen) return;
    setReported(chosen);
    onChoose?.(Object.keys(chosen));
  }, [reported, chosen, onChoose]);
}
