/**
 * The name that was probably meant, or null: at most two slips (a letter missing, extra, wrong or swapped), and never
 * more than a third of the name.
 *
 * @param {string} given
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function findNearest(given, names) {
  const near = names
    .map((name) => ({ name, slips: countSlips(given, name) }))
    .filter(({ name, slips }) => slips <= Math.min(2, Math.floor(name.length / 3)))
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.name ?? null;
}

/**
 * Damerau–Levenshtein distance, with swaps of neighbours only.
 *
 * @param {string} one
 * @param {string} other
 * @returns {number}
 */
export function countSlips(one, other) {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          rows[i - 1][j] + 1,
          row[j - 1] + 1,
          rows[i - 1][j - 1] + (isSame ? 0 : 1),
          isSwap ? rows[i - 2][j - 2] + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}
