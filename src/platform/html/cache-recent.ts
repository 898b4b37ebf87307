export interface Room {
  readonly entries: number;
  readonly bytes: number;
}

const BYTES_OF_CHARACTER = 2;
/** One text must not drive many others out. */
const LARGEST_PART = 1 / 16;

/** Makes a text of a text and caches the last ones: when the cache is full, the least recently used goes first. */
export function cacheRecent<Made extends string>(
  make: (source: string) => Made,
  room: Room,
): (source: string) => Made {
  // A map shows its keys in the order in which they came: whatever is requested comes anew.
  const cached = new Map<string, Made>();
  let bytes = 0;

  const drop = (source: string, made: Made) => {
    if (cached.delete(source)) bytes -= sizeOf(source, made);
  };

  return (source) => {
    const found = cached.get(source);
    const made = found ?? make(source);
    if (found !== undefined) drop(source, found);
    else if (sizeOf(source, made) > room.bytes * LARGEST_PART) return made;
    cached.set(source, made);
    bytes += sizeOf(source, made);
    for (const [oldest, its] of cached) {
      if (cached.size <= room.entries && bytes <= room.bytes) break;
      drop(oldest, its);
    }
    return made;
  };
}

const sizeOf = (source: string, made: string) => (source.length + made.length) * BYTES_OF_CHARACTER;
