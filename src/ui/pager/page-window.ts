/** The pages that a pager names: both ends and the neighbours of the current one; null is a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const named = new Set([1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages));
  const sorted = [...named].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const missing = each - (sorted[index - 1] ?? each - 1) - 1;
    if (missing === 0) return [each];
    // A gap of one page takes as much room as its number.
    return missing === 1 ? [each - 1, each] : [null, each];
  });
}
