import { isLanguage, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { DEFAULT_BRAND } from '#foundation/brands/brands.ts';

/** A host that an operator configured for a language and a brand. */
export interface Site {
  readonly host: string;
  readonly language: Language;
  readonly brand: string;
}

export interface SiteTable {
  readonly publicOrigin: string;
  readonly defaultLanguage: Language;
  readonly sites: readonly Site[];
}

/** What an address says before any page is asked: language, brand, and the path without its language prefix. */
export interface Place {
  readonly language: Language;
  readonly brand: string;
  readonly prefix: string;
  readonly path: string;
  readonly query: string;
  /** Set when the same page has a better address. */
  readonly redirect?: string;
}

/** Language by host where a host is configured for it, else by path prefix; the default language has none (LV-03). */
export function locate(table: SiteTable, host: string | undefined, url: string): Place {
  const site = table.sites.find((candidate) => candidate.host === host);
  const hostLanguage = site?.language ?? table.defaultLanguage;
  const brand = site?.brand ?? DEFAULT_BRAND;
  const [address = '/', query = ''] = splitOnce(url, '?');
  const first = address.slice(1, 4);
  const hasPrefix = isLanguage(first) && (address.length === 4 || address[4] === '/');
  if (!hasPrefix) return { language: hostLanguage, brand, prefix: '', path: address, query };

  const path = address.slice(4) || '/';
  const place = { language: first, brand, prefix: `/${first}`, path, query };
  if (!isLocalPath(path)) return place;
  const isCanonical = first !== hostLanguage && !siteOf(table, first, brand);
  if (isCanonical && address.length > 4) return place;
  return { ...place, redirect: withQuery(pageLink(table, { language: first, brand, path }), query) };
}

/** The one absolute address of a page in a language. */
export function pageUrl(table: SiteTable, page: { language: Language; brand: string; path: string }): string {
  const site = siteOf(table, page.language, page.brand);
  if (site) return `${new URL(table.publicOrigin).protocol}//${site.host}${page.path}`;
  const prefix = page.language === table.defaultLanguage ? '' : `/${page.language}`;
  return table.publicOrigin + prefix + page.path;
}

/** For links inside the site: on a site of one host they stay on the host that the visitor typed. */
export function pageLink(
  table: SiteTable,
  page: { language: Language; brand: string; path: string },
): string {
  const url = pageUrl(table, page);
  return table.sites.length === 0 ? url.slice(table.publicOrigin.length) : url;
}

/** The same page in all ten languages, for hreflang. */
export function alternates(
  table: SiteTable,
  brand: string,
  path: string,
): { language: Language; url: string }[] {
  return LANGUAGES.map((language) => ({ language, url: pageUrl(table, { language, brand, path }) }));
}

/** False for what a browser would read as another host, and for an address that is no path at all. */
export function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[^\\]*$/.test(path);
}

function siteOf(table: SiteTable, language: Language, brand: string): Site | undefined {
  return table.sites.find((site) => site.language === language && site.brand === brand);
}

export function withQuery(address: string, query: string): string {
  return query ? `${address}?${query}` : address;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
