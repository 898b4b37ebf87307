const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/** What a file may cost. A refusal names the limit that it met. */
export const DECODE_LIMITS = {
  fileBytes: 2 * GIB,
  /** Of an archive or a compressed file, all together. */
  unpackedBytes: 8 * GIB,
  /** Beyond so many unpacked bytes, more than `unpackedRatio` for each packed one is a bomb. */
  ratioFromBytes: 100 * MIB,
  unpackedRatio: 200,
  /** Of an archive or a folder. */
  entries: 10_000,
  records: 20_000_000,
  columns: 1_000,
  cellCharacters: MIB,
  recordCharacters: 16 * MIB,
  /** A JSON document, or one element of it where it is read by elements. */
  jsonBytes: 32 * MIB,
  xmlDepth: 64,
  /** Texts that a workbook's cells share, all together. */
  sharedCharacters: 64 * MIB,
  rowGroupBytes: 64 * MIB,
  /** Of the thread that reads; a file that needs more ends it. */
  heapMegabytes: 512,
  /** How long that thread may be silent before it counts as hung. */
  silentMs: 300_000,
};

export type DecodeLimits = Readonly<typeof DECODE_LIMITS>;
