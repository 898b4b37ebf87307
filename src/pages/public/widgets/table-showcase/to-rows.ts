import type { Capability } from '#domain/access/capabilities.ts';
import { isLocked, type Locked } from '#platform/contract/sealed.ts';
import type { Row } from '#ui/table/table-data.ts';

/** Rows of what the viewer received, or the lock that came in place of it. */
export function toRows<Item, C extends Capability>(
  items: readonly Item[] | Locked<C>,
  toRow: (item: Item) => Row,
): readonly Row[] | Locked<Capability> {
  return isLocked(items) ? items : items.map(toRow);
}
