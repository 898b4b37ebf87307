/** Where a cell may lead: into this site, or to an http address. Anything else, such as a script, is no link. */
export type SafeLink =
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly url: string };

export function findSafeLink(address: string | undefined): SafeLink | null {
  if (address === undefined || hasControls(address)) return null;
  // Two slashes, or a slash and a backslash, name another host.
  if (/^\/(?![/\\])/.test(address)) return { kind: 'here', path: address };
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return { kind: 'elsewhere', url: address };
}

/** Browsers drop tabs and line ends inside an address, so `/\t/host` would be another host. */
const hasControls = (address: string) => /\p{Cc}/u.test(address);
