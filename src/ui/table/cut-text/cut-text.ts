/** More than this is cut. */
const LONGEST_TEXT = 80;

const TAG = /<\/?[a-z][^<>]*>/gi;

/** The words of a text that may carry markup: the table shows words and never markup. */
export function plainText(text: string): string {
  return text.replaceAll(TAG, '').trim();
}

/** The first 80 characters and an ellipsis, or null where the text is short enough. Markup does not count. */
export function findCut(text: string): string | null {
  const characters = Array.from(plainText(text));
  if (characters.length <= LONGEST_TEXT) return null;
  return `${characters.slice(0, LONGEST_TEXT).join('').trimEnd()}…`;
}
