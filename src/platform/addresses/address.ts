import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { DEFAULT_BRAND } from '#platform/brands/brands.ts';

/** One row of the table that an operator configures: a host, and what it stands for. */
export interface Site {
  readonly host: string;
  readonly language: Language;
  readonly brand: string;
  /** Where its pages send their calls (LV-02); without one, to the host itself. */
  readonly dataServer?: string | undefined;
  /** What the host and its data server have in common, so that both know the visitor. */
  readonly cookieDomain?: string | undefined;
}

export interface SiteTable {
  readonly publicOrigin: string;
  readonly defaultLanguage: Language;
  readonly sites: readonly Site[];
}

/** What an address says before any page is requested: language, brand, and the path without its language prefix. */
export interface SiteAddress {
  readonly language: Language;
  readonly brand: string;
  readonly prefix: string;
  readonly path: string;
  readonly query: string;
  /** The origin that the page's calls go to; '' for its own. */
  readonly dataServer: string;
  readonly cookieDomain?: string | undefined;
  /** Set when the same page has a better address. */
  readonly redirect?: string;
}

/** Language by host where a host is configured for it, else by path prefix; the default language has none (LV-03). */
export function locate(
  table: SiteTable,
  host: string | undefined,
  url: string,
  origin?: string,
): SiteAddress {
  const own = table.sites.find((candidate) => candidate.host === host);
  const site = own ?? callerOf(table, host, origin);
  const hostLanguage = site?.language ?? table.defaultLanguage;
  const brand = site?.brand ?? DEFAULT_BRAND;
  const dataServer = own?.dataServer ?? '';
  const [address = '/', query = ''] = splitOnce(url, '?');
  const first = address.slice(1, 4);
  const hasPrefix = isLanguage(first) && (address.length === 4 || address[4] === '/');
  const common = { brand, query, dataServer, cookieDomain: site?.cookieDomain };
  if (!hasPrefix) return { ...common, language: hostLanguage, prefix: '', path: address };

  const path = address.slice(4) || '/';
  const siteAddress = { ...common, language: first, prefix: `/${first}`, path };
  // A data server answers under any address: its callers are scripts, and a redirect would only stop them.
  if (!isLocalPath(path) || (site && !own)) return siteAddress;
  const isCanonical = first !== hostLanguage && !siteOf(table, first, brand);
  if (isCanonical && address.length > 4) return siteAddress;
  return { ...siteAddress, redirect: withQuery(pageLink(table, { language: first, brand, path }), query) };
}

/** The one absolute address of a page in a language. */
export function pageUrl(table: SiteTable, page: { language: Language; brand: string; path: string }): string {
  const site = siteOf(table, page.language, page.brand);
  if (site) return originOf(table, site) + page.path;
  const home = homeOf(table, page.brand);
  const prefix = page.language === home.language ? '' : `/${page.language}`;
  return home.origin + prefix + page.path;
}

export const originOf = ({ publicOrigin }: SiteTable, { host }: Site): string =>
  `${new URL(publicOrigin).protocol}//${host}`;

/** Where a brand speaks the languages that have no host of their own: a page never leads to another brand. */
export function homeOf(table: SiteTable, brand: string): { origin: string; language: Language } {
  const first = brand === DEFAULT_BRAND ? undefined : table.sites.find((site) => site.brand === brand);
  return first
    ? { origin: originOf(table, first), language: first.language }
    : { origin: table.publicOrigin, language: table.defaultLanguage };
}

/** On a data server: the site whose page calls; where it does not say, the first that the server works for. */
function callerOf(table: SiteTable, host: string | undefined, origin: string | undefined): Site | undefined {
  const served = table.sites.filter(({ dataServer }) => dataServer && new URL(dataServer).host === host);
  return served.find((site) => originOf(table, site) === origin) ?? served[0];
}

/** For links inside the site: on a site of one host they stay on the host that the visitor typed. */
export function pageLink(
  table: SiteTable,
  page: { language: Language; brand: string; path: string },
): string {
  const url = pageUrl(table, page);
  return table.sites.length === 0 ? url.slice(table.publicOrigin.length) : url;
}

/** The same page in each language, for hreflang. */
export function alternates(
  table: SiteTable,
  brand: string,
  path: string,
  languages: readonly Language[],
): { language: Language; url: string }[] {
  return languages.map((language) => ({ language, url: pageUrl(table, { language, brand, path }) }));
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
