import type { Capability } from '#domain/access/capabilities.ts';
import { isLocked, type Locked } from '#platform/contract/sealed.ts';
import type { Row } from '../table-data.ts';

/** The rows to draw: with the closed data where it is switched on and this viewer received it. */
export function openRows(
  rows: readonly Row[],
  closedRows: readonly Row[] | Locked<Capability> | undefined,
  isClosedShown: boolean,
): readonly Row[] {
  return isClosedShown && closedRows !== undefined && !isLocked(closedRows) ? closedRows : rows;
}
