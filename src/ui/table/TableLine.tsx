import { memo } from 'react';
import { classes } from '#ui/classes.ts';
import more from '#ui/show-more/ShowMore.module.css';
import { GroupHead } from './groups/GroupHead.tsx';
import { RevealButton } from './hidden-rows/RevealButton.tsx';
import { FIRST_ROW, type SharedLineProps } from './line-props.ts';
import type { Line } from './lines.ts';
import { RowCells } from './RowCells.tsx';
import styles from './table.module.css';

interface Props extends SharedLineProps {
  readonly line: Line;
  /** Past the limit. */
  readonly isExtra: boolean;
  /** Its place in the whole table, where only a part of it is in the page. */
  readonly rowIndex?: number;
  /** Measures the line, where only a part of the table is in the page. */
  readonly measure?: (element: HTMLTableRowElement | null) => void;
}

/** One line of the body: a row, the head of a group, or the control for hidden rows. */
export const TableLine = memo(function TableLine(props: Props) {
  const { line, columns, isExtra, actions, rowIndex, measure } = props;
  const rowProps = {
    ref: measure,
    'aria-rowindex': rowIndex,
    'data-index': rowIndex === undefined ? undefined : rowIndex - FIRST_ROW,
  };
  const extra = isExtra && more.extra;
  if (line.kind === 'group')
    return (
      <tr {...rowProps} className={classes(styles.group, extra)}>
        <th colSpan={columns.length} scope="rowgroup">
          <GroupHead line={line} onToggle={() => actions?.toggle(line.id)} />
        </th>
      </tr>
    );
  if (line.kind === 'reveal')
    return (
      <tr {...rowProps} className={classes(styles.reveal, extra)}>
        <td colSpan={columns.length}>
          <RevealButton line={line} onReveal={() => actions?.reveal(line.rowId)} />
        </td>
      </tr>
    );
  return (
    <tr
      {...rowProps}
      className={
        classes(line.row.class && styles[line.row.class], line.isChosen === true && styles.chosen, extra) ||
        undefined
      }
      aria-current={line.row.isCurrent || undefined}
      hidden={line.hiddenAs === 'folded'}
    >
      <RowCells {...props} line={line} />
    </tr>
  );
});
