import { isLocked } from '#platform/contract/sealed.ts';
import { isBlank, valueAt } from '../cells/cell-value.ts';
import { isRequestMarker } from '../requests/request-markers.ts';
import type { Row } from '../table-data.ts';

/** What a row is sorted by; undefined where there is nothing to compare, which stands last in both directions. */
export function sortValueOf(row: Row, key: string): string | number | undefined {
  if (row.class === 'total') return undefined;
  const value = valueAt(row, key);
  return isBlank(value) || isLocked(value) || isRequestMarker(value) ? undefined : value;
}

/** Numbers as numbers and before words; words as the page's language orders them. */
export function compareValues(a: string | number, b: string | number, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return collator.compare(a, b);
}
