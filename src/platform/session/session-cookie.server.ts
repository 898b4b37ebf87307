import { SESSION_COOKIE } from './sessions.server.ts';

/** More than one only arrives where somebody planted them. */
const MOST_TRIED = 4;

interface Where {
  readonly isHttps: boolean;
  /** Set where several hosts know the visitor. */
  readonly domain?: string | undefined;
}

/** On https a browser accepts these names from this host alone, so that no neighbour can plant one. */
export function sessionCookieName({ isHttps, domain }: Where): string {
  if (!isHttps) return SESSION_COOKIE;
  return domain ? `__Secure-${SESSION_COOKIE}` : `__Host-${SESSION_COOKIE}`;
}

/** Every value under the name: a planted cookie may stand before the real one. */
export function sessionTokensIn(header: string | undefined, name: string): string[] {
  if (!header?.includes(name)) return [];
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .slice(0, MOST_TRIED);
}
