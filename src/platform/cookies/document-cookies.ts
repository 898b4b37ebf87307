/** One value of `document.cookie`, as it is written there. */
export function findCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** What to write into `document.cookie` so that this site remembers that something was closed. */
export function closedCookie(name: string, seconds: number): string {
  return `${name}=1; Path=/; SameSite=Lax; Max-Age=${seconds}`;
}

export function rememberClosed(name: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = closedCookie(name, seconds);
}
