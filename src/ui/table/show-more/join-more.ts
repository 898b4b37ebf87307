import { isLocked } from '#platform/contract/sealed.ts';
import type { TableOptions } from '../TableFrame.tsx';
import type { Row } from '../table-data.ts';

/** Rows past a lock follow the others where the viewer received them, and wait behind "Show more". */
export function joinMore(
  { rows, more, limit }: Pick<TableOptions, 'rows' | 'more' | 'limit'>,
  usualLimit: number,
): { readonly rows: readonly Row[]; readonly limit: number } {
  if (more === undefined) return { rows, limit: limit ?? usualLimit };
  if (isLocked(more)) return { rows, limit: 0 };
  return { rows: [...rows, ...more], limit: rows.length };
}
