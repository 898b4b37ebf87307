/**
 * A path as the log may show it. The address of a calendar is a secret that opens a reader's positions, also when
 * it was mistyped around the secret; who reads the log must not be able to open it.
 */
export function toLoggedPath(path: string): string {
  return /calendar/i.test(decoded(path)) ? path.replaceAll(/[\w%-]{40,}/g, '…') : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
