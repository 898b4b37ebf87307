/** More than this a cell cannot hold. */
export const LONGEST_TEXT = 32_767;

/** XML has no way to write these, and a cell no use for them. A line break stays, in the one form that cells know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What is left of a text in a cell: half characters become �, other control characters than tab and line break go. */
export function toCellText(text: string): string {
  const clean = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '');
  if (clean.length <= LONGEST_TEXT) return clean;
  const cut = clean.slice(0, LONGEST_TEXT);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** A cell's text as XML. Spreadsheets read `_x0041_` as A, so a text that looks so says that its `_` is one. */
export function escapeCellText(text: string): string {
  return escapeXml(text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'));
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** It would become a formula as soon as somebody edits it, unless the cell says that it is a text. */
export function looksLikeFormula(text: string): boolean {
  switch (text.charCodeAt(0)) {
    case 0x3d: // =
    case 0x2b: // +
    case 0x2d: // -
    case 0x40: // @
    case 0x09: // a tab, which some programs skip
      return true;
    default:
      return false;
  }
}
