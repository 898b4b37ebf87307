/** The name and folder of an archive's entry as labels, or null where the path tries to leave the archive. */
export function findEntryLabel(path: string): { readonly name: string; readonly folder?: string } | null {
  const parts = path.split('/');
  const isOutside =
    path.startsWith('/') || /^[A-Za-z]:/.test(path) || parts.includes('..') || path.includes('\0');
  if (isOutside) return null;
  const [name = '', ...folders] = parts
    .filter((part) => part !== '' && part !== '.')
    .map(escapeControls)
    .reverse();
  const folder = folders.reverse().join('/');
  return folder === '' ? { name } : { name, folder };
}

/** Control characters as they are written in code, so that a terminal or a page shows them. */
export function escapeControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
