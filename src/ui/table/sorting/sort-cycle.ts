import type { Direction, Sort } from '../table-data.ts';

/** Ascending, descending, as given, and again; another column begins anew. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null;
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const satisfies Record<Direction, string>;

export function ariaSortOf(sort: Sort | null, key: string): 'ascending' | 'descending' | undefined {
  return sort?.key === key ? SPOKEN[sort.direction] : undefined;
}
