/** Formatters of Intl, each made once: building one costs 50 times as much as using it. */
const made = new Map<string, Intl.NumberFormat>();

function cachedFormat(
  locale: string,
  kind: string,
  options: () => Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options());
  made.set(key, known);
  return known;
}

/** Four digits are grouped too, also where Intl would leave them (CH-12). */
const GROUPED = { useGrouping: 'always' } as const;

export function plainFormat(
  locale: string,
  decimals: number | undefined,
  signDisplay: 'negative' | 'exceptZero',
): Intl.NumberFormat {
  return cachedFormat(locale, `${decimals} ${signDisplay}`, () => ({
    ...GROUPED,
    signDisplay,
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 8,
  }));
}

/** Tells where the sign stands, and what is between it and the number. */
export const percentFormat = (locale: string): Intl.NumberFormat =>
  cachedFormat(locale, 'percent', () => ({ style: 'percent' }));

/** Three digits that count, and every whole one. */
export const compactFormat = (locale: string, compactDisplay: 'short' | 'long'): Intl.NumberFormat =>
  cachedFormat(locale, compactDisplay, () => ({
    ...GROUPED,
    signDisplay: 'negative',
    notation: 'compact',
    compactDisplay,
    maximumSignificantDigits: 3,
    maximumFractionDigits: 0,
    roundingPriority: 'morePrecision',
  }));
