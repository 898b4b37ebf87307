import type { ByteRange } from '#platform/files/file-store.ts';

export type RequestedRange = ByteRange | 'whole' | 'unsatisfiable';

const ONE_RANGE = /^bytes=\s*(?:(\d+)-(\d*)|-(\d+))\s*$/i;

/**
 * What a Range header asks of a file (RFC 9110, section 14). A header that cannot be understood is ignored, as is one
 * that requests several ranges at once: the whole file answers both.
 */
export function readRange(header: string | undefined, size: number): RequestedRange {
  const [isOne, first, last, suffix] = ONE_RANGE.exec(header ?? '') ?? [];
  if (isOne === undefined) return 'whole';
  if (suffix !== undefined) return lastBytes(Number(suffix), size);
  const range = { first: Number(first), last: last ? Number(last) : Number.POSITIVE_INFINITY };
  if (range.last < range.first) return 'whole';
  if (range.first >= size) return 'unsatisfiable';
  return { first: range.first, last: Math.min(range.last, size - 1) };
}

function lastBytes(count: number, size: number): RequestedRange {
  if (count === 0) return 'unsatisfiable';
  // The last bytes of nothing are all of it, and no range can say so.
  if (size === 0) return 'whole';
  return { first: Math.max(0, size - count), last: size - 1 };
}
