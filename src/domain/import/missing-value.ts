const WORDS = new Set(['', 'null', 'nan', 'na', 'n/a', '#n/a', 'none', '-', '–', '—', '.', '..']);

/** Whether a cell for a value says that there is none. Not for names and codes: NA is a ticker, too. */
export function isMissing(text: string): boolean {
  return text === '' || (text.length <= 8 && WORDS.has(text.trim().toLowerCase()));
}
