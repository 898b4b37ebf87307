import { shownColumns } from './empty-columns/shown-columns.ts';
import { plainLines } from './lines.ts';
import { SIMPLE_LIMIT } from './show-more/beyond-limit.ts';
import { joinMore } from './show-more/join-more.ts';
import { TableFrame, type TableOptions } from './TableFrame.tsx';
import type { Sort } from './table-data.ts';

interface Props extends TableOptions {
  /** How the server sorted the rows. */
  readonly sort?: Sort | null;
  /** Heads are links to the same page in another order. */
  readonly sortHrefOf?: (sort: Sort | null) => string;
}

/**
 * Rows to read: five of them, then "Show more", all of it before any script runs. `Table` has what needs one:
 * sorting in place, groups, sub-rows, hidden rows, boxes, thousands of rows.
 */
export function SimpleTable(props: Props) {
  const { rows, limit } = joinMore(props, SIMPLE_LIMIT);
  const { sort = null, sortHrefOf } = props;
  return (
    <TableFrame
      options={props}
      columns={shownColumns(props.columns, rows)}
      lines={plainLines(rows)}
      limit={limit}
      sorting={sortHrefOf && { sort, sortHrefOf }}
    />
  );
}
