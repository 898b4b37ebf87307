import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import { FIRST_ROW, type LongBodyProps } from '../line-props.ts';
import { RowCells } from '../RowCells.tsx';
import { TableLine } from '../TableLine.tsx';
import styles from './VirtualBody.module.css';
import { widestRow } from './widest-cells.ts';

const USUAL_HEIGHT = 36;
/** Lines outside the view on either side: enough for a fast finger, and for Tab to find the next link. */
const OVERSCAN = 15;

/** Until the region is measured. */
const FIRST_HEIGHT = 600;

/** Only the lines in view are in the page, and the one that has the focus, wherever it is. */
export function VirtualBody({ lines, region, ...shared }: LongBodyProps) {
  const focused = useRef<number | null>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => region.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    rangeExtractor: (range) => withLine(defaultRangeExtractor(range), focused.current, lines.length),
  });
  const { columns } = shared;
  const widest = useMemo(() => widestRow(lines, columns), [lines, columns]);
  const items = virtualizer.getVirtualItems();
  const end = virtualizer.getTotalSize();
  return (
    <tbody
      onFocus={({ target }) => {
        const index = target.closest('tr')?.dataset.index;
        focused.current = index === undefined ? null : Number(index);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {items.map((item, position) => {
        const line = lines[item.index];
        const gap = item.start - (items[position - 1]?.end ?? 0);
        return (
          line && (
            <Fragment key={line.id}>
              {gap > 0 && <Gap height={gap} />}
              <TableLine
                line={line}
                isExtra={false}
                rowIndex={item.index + FIRST_ROW}
                measure={virtualizer.measureElement}
                {...shared}
              />
            </Fragment>
          )
        );
      })}
      <Gap height={end - (items.at(-1)?.end ?? 0)} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: what is collapsed takes no focus */}
      <tr className={styles.widest} aria-hidden="true">
        <RowCells {...shared} line={{ ...NO_LINE, row: widest }} />
      </tr>
    </tbody>
  );
}

const NO_LINE = { kind: 'row', id: 'widest', depth: 0, isOpen: null, isChosen: null } as const;

function withLine(range: readonly number[], index: number | null, count: number): number[] {
  if (index === null || index >= count || range.includes(index)) return [...range];
  return [...range, index].sort((a, b) => a - b);
}

/** The room of the lines that are not in the page. */
function Gap({ height }: { height: number }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    if (cell.current) cell.current.style.height = `${height}px`;
  }, [height]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className={styles.gap} aria-hidden="true">
      <td ref={cell} />
    </tr>
  );
}
