const DEEPEST = 8;

/** JSON that the store keeps as it is: not too deep, no text that it cannot hold, no number that it would write out long. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return isHoldable(value);
  if (typeof value === 'number') return isWrittenShort(value);
  if (typeof value !== 'object' || depth >= DEEPEST) return false;
  return Object.entries(value).every(([key, inner]) => isHoldable(key) && isStorable(inner, depth + 1));
}

/** PostgreSQL holds neither a NUL nor half a character. */
const isHoldable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** 1e300 is five characters in JSON and three hundred in PostgreSQL. */
const isWrittenShort = (value: number) => Number.isFinite(value) && !String(value).includes('e');
