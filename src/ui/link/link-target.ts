export type LinkTarget = 'here' | 'elsewhere';

/**
 * Where an address leads: within this site, to another one, or (null) nowhere that a reader should be sent to.
 * What a browser would repair into something else (a space, a backslash, a control character) is no address.
 */
export function linkTarget(href: string): LinkTarget | null {
  if (/[\s\\\p{Cc}]/u.test(href)) return null;
  if (/^(\/(?!\/)|[?#])/.test(href)) return 'here';
  if (!/^https?:\/\/[^/?#@]+([/?#]|$)/i.test(href)) return null;
  return URL.canParse(href) ? 'elsewhere' : null;
}
