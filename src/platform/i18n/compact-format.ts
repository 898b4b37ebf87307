/** Building one costs 50 times as much as using it. */
const made = new Map<string, Intl.NumberFormat>();

/** Three digits that count, and every whole one; four digits are grouped too, also where Intl would leave them (CH-12). */
export function compactFormat(locale: string, compactDisplay: 'short' | 'long'): Intl.NumberFormat {
  const key = `${locale} ${compactDisplay}`;
  const known =
    made.get(key) ??
    new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      signDisplay: 'negative',
      notation: 'compact',
      compactDisplay,
      maximumSignificantDigits: 3,
      maximumFractionDigits: 0,
      roundingPriority: 'morePrecision',
    });
  made.set(key, known);
  return known;
}
