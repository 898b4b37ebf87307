const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Each element has a cookie of its own; an id is what an address could hold. */
function fullScreenCookieName(id: string): string {
  return `full_screen_${id.replaceAll(/[^\w-]/g, '_')}`;
}

/** What to write into `document.cookie`: kept for a year while on, gone when off. */
export function fullScreenCookie(id: string, isFull: boolean): string {
  const age = isFull ? A_YEAR_IN_SECONDS : 0;
  return `${fullScreenCookieName(id)}=${isFull ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${age}`;
}

/** Reads it back from `document.cookie`. */
export function isFullScreenRemembered(cookies: string, id: string): boolean {
  return cookies.split('; ').includes(`${fullScreenCookieName(id)}=1`);
}
