import { useState } from 'react';
import type { Capability } from '#domain/access/capabilities.ts';
import type { Locked } from '#platform/contract/sealed.ts';
import { ClosedSwitch } from './closed-rows/ClosedSwitch.tsx';
import { openRows } from './closed-rows/open-rows.ts';
import { LiveTable, type LiveTableProps } from './LiveTable.tsx';
import { joinMore } from './show-more/join-more.ts';
import { type Status, TableStatus } from './states/TableStatus.tsx';
import type { Row } from './table-data.ts';

interface Props extends Omit<LiveTableProps, 'limit'> {
  readonly limit?: number;
  /** The same table with its closed data; sealed on the server like `more` (IF-07). */
  readonly closedRows?: readonly Row[] | Locked<Capability> | undefined;
  readonly status?: Exclude<Status, 'empty'> | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** What a table without rows says. */
  readonly empty?: string;
}

/** The table with every ability: each stands in a folder of its own beside this file. No limit by default. */
export function Table(props: Props) {
  const { closedRows, status, onRetry, empty } = props;
  const [isClosedShown, showClosed] = useState(false);
  const { rows, limit } = joinMore({ ...props, rows: openRows(props.rows, closedRows, isClosedShown) }, 0);
  const standIn = status ?? (rows.length === 0 ? 'empty' : null);
  if (standIn) return <TableStatus status={standIn} empty={empty} onRetry={onRetry} />;
  return (
    <>
      {closedRows !== undefined && (
        <ClosedSwitch closedRows={closedRows} isOn={isClosedShown} onSwitch={showClosed} />
      )}
      <LiveTable {...props} rows={rows} limit={limit} />
    </>
  );
}
