/** What the fonts beside have: Latin, Latin Extended, Cyrillic and the signs of prices. */
const COVERED = /^[\u0020-\u02af\u02c6\u02dc\u0400-\u045f\u0490\u0491\u2000-\u22ff]*$/;

export const isCovered = (text: string): boolean => COVERED.test(text);
