import type { Line } from '../lines.ts';

/** The row limit of the simple table; the full table has none by default. */
export const SIMPLE_LIMIT = 5;

/**
 * The ids of the lines that wait until requested, and how many rows they are. Sub-rows wait with their row unless they have a
 * place of their own, a group's head with the first of its rows, and a total never waits.
 */
export function beyondLimit(
  lines: readonly Line[],
  limit: number,
): { readonly ids: ReadonlySet<string>; readonly count: number } {
  const ids = new Set<string>();
  if (limit <= 0) return { ids, count: 0 };
  let seen = 0;
  let count = 0;
  let isWaiting = false;
  for (const line of lines) {
    if (line.kind === 'row' && line.hiddenAs !== undefined) {
      ids.add(line.id);
      count += 1;
      continue;
    }
    if (line.kind === 'row' && line.depth === 0) {
      isWaiting = line.row.class !== 'total' && seen >= limit;
      if (line.row.class !== 'total') seen += 1;
      if (isWaiting) count += 1;
    } else if (line.kind === 'group') isWaiting = seen >= limit;
    if (isWaiting) ids.add(line.id);
  }
  return { ids, count };
}
