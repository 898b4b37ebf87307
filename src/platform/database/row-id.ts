const LARGEST_ID = 2_147_483_647;

/** The row that an old link names by number; null where the text is no number that PostgreSQL's int4 holds. */
export function toRowId(key: string): number | null {
  return /^\d{1,10}$/.test(key) && Number(key) <= LARGEST_ID ? Number(key) : null;
}
