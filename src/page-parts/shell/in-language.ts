/**
 * The address of this page in another language. `url`: that of the page as it was loaded (`first`); `path`: where the
 * visitor is now; `rest`: what the address bar holds behind the path, once a script can know it.
 */
export function inLanguage(
  url: string,
  { first, path, rest }: { first: string; path: string; rest: string | null },
): string {
  const base = url.slice(0, url.length - first.length);
  return base + (rest === null ? path : path.replace(/[?#].*$/, '') + rest);
}
