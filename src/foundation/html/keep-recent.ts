export interface Room {
  readonly entries: number;
  readonly bytes: number;
}

const BYTES_OF_CHARACTER = 2;
/** One text must not drive many others out. */
const LARGEST_PART = 1 / 16;

/** Makes a text of a text and keeps the last ones: where the room is full, the one not asked for longest goes first. */
export function keepRecent<Made extends string>(
  make: (source: string) => Made,
  room: Room,
): (source: string) => Made {
  // A map tells its keys in the order in which they came: whatever is asked for comes anew.
  const kept = new Map<string, Made>();
  let bytes = 0;

  const drop = (source: string, made: Made) => {
    if (kept.delete(source)) bytes -= sizeOf(source, made);
  };

  return (source) => {
    const found = kept.get(source);
    const made = found ?? make(source);
    if (found !== undefined) drop(source, found);
    else if (sizeOf(source, made) > room.bytes * LARGEST_PART) return made;
    kept.set(source, made);
    bytes += sizeOf(source, made);
    for (const [oldest, its] of kept) {
      if (kept.size <= room.entries && bytes <= room.bytes) break;
      drop(oldest, its);
    }
    return made;
  };
}

const sizeOf = (source: string, made: string) => (source.length + made.length) * BYTES_OF_CHARACTER;
