/** What the lines of a statement are a percentage of: the first of these lines that the issuer reports, under IFRS, RAS or a bank's forms. */
const REVENUE = ['revenue', 'operating_income', '2110', '2.08', 'R4'] as const;
const ASSETS = ['total_assets', '1600', '1.07', 'A'] as const;

export const baseLinesOf = (counts: 'at_end' | 'since_new_year'): readonly string[] =>
  counts === 'at_end' ? ASSETS : REVENUE;

/** In percent; null where there is nothing above zero to compare with. */
export function shareOf(value: number | null, base: number | null): number | null {
  return value === null || base === null || base <= 0 ? null : (value / base) * 100;
}
