const BYTES_PER_NODE = 16;
const MOST_NODES = 100_000;

/** Bytes that a tree of data takes in memory, about: exact enough to limit a cache, and cheap beside the query it came from. */
export function roughSize(value: unknown): number {
  let bytes = 0;
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0 && seen < MOST_NODES; seen++) {
    const next = waiting.pop();
    bytes += BYTES_PER_NODE;
    if (typeof next === 'string') bytes += next.length * 2;
    else if (ArrayBuffer.isView(next)) bytes += next.byteLength;
    else if (typeof next === 'object' && next !== null)
      for (const value of Object.values(next)) waiting.push(value);
  }
  return bytes;
}
