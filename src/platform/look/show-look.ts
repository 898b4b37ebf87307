/**
 * Marks the document with the look that its cookie names. It also stands in the head of every document, as text,
 * so that nothing is painted in another look first; hence it uses nothing from outside itself.
 */
export function showLook(cookies: string): void {
  const [, theme = 'system', hints = 'on', density = 'comfortable'] =
    /(?:^|; )basispoint_look=(system|light|dark)\.hints-(on|off)(?:\.\w+\.(compact))?/.exec(cookies) ?? [];
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.hints = hints;
  root.dataset.density = density;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.theme;
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}
