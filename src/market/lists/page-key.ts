import type { PageKey } from '#engines/screener/find-page.ts';

/** As it stands in an address: the id, how many came before, and what it was sorted by. */
export const PAGE_KEY = /^\d{1,10}_\d{1,10}(_-?\d+(\.\d+)?(e[+-]?\d{1,3})?)?$/;

export const writePageKey = ({ id, before, key }: PageKey): string =>
  [id, before, ...(key === null ? [] : [key])].join('_');

export function readPageKey(text: string): PageKey {
  const [id, before, key] = text.split('_');
  return { id: Number(id), before: Number(before), key: key === undefined ? null : Number(key) };
}
