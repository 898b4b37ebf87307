import type { Menu, MenuItem } from './main-menu.contract.ts';

/** The most exact address of the menu that the path is at or within; null where the path is in no part of it. */
export function activeUrl(menu: Menu, path: string): string | null {
  const [here = ''] = path.split(/[?#]/);
  const within = urlsOf(menu).filter((url) => here === url || (url !== '/' && here.startsWith(url)));
  return within.reduce<string | null>((best, url) => (url.length > (best?.length ?? 0) ? url : best), null);
}

export function withActive(menu: Menu, path: string): Menu {
  const active = activeUrl(menu, path);
  return menu.map((item) => ({
    ...item,
    sub_items: item.sub_items.map((column) => ({
      ...column,
      entries: column.entries.map((entry) => ({ ...entry, active: entry.url === active })),
    })),
  }));
}

export type CurrentKind = 'page' | 'true' | undefined;

/** The page itself, a page within that part of the site, or neither. */
export function currentKind(url: string | null, active: string | null, path: string): CurrentKind {
  if (url === null || url !== active) return undefined;
  return path.split(/[?#]/)[0] === url ? 'page' : 'true';
}

/** Whether an item, or something behind it, is the active address. */
export const isWithin = ({ url, sub_items }: MenuItem, active: string | null): boolean =>
  active !== null &&
  (url === active ||
    sub_items.some((column) => column.url === active || column.entries.some((entry) => entry.active)));

/** Of this site, each a whole segment: `/stocks/` is no part of `/stocks-archive/`. */
function urlsOf(menu: Menu): string[] {
  return menu
    .flatMap(({ url, sub_items }) => [
      url,
      ...sub_items.flatMap((column) => [column.url, ...column.entries.map((entry) => entry.url)]),
    ])
    .filter((url): url is string => url?.startsWith('/') === true && url.endsWith('/'));
}
