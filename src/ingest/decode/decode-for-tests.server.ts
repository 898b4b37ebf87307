import { Buffer } from 'node:buffer';
import { ByteSource } from './byte-source.server.ts';
import { DECODE_LIMITS, type DecodeLimits } from './decode-limits.ts';
import { detectFile } from './detect-file.server.ts';
import { unpackRows } from './packed-rows.ts';
import type { Peek, TableRow } from './peek.ts';
import { readJsonElements, readJsonWhole, readRows, readXmlEvents } from './read-file.server.ts';
import type { DecodeChoice, FileSource } from './source.ts';

/** A file that comes in pieces of these lengths, the last one again and again. */
export function sourceOf(
  content: string | Uint8Array,
  name = 'file',
  lengths: readonly number[] = [65_536],
): FileSource {
  const bytes = Buffer.from(content);
  return { name, bytes: bytes.length, content: { kind: 'stream', open: () => piecesOf(bytes, lengths) } };
}

async function* piecesOf(bytes: Buffer, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, piece = 0; at < bytes.length; piece++) {
    const length = Math.max(1, lengths[Math.min(piece, lengths.length - 1)] ?? 1);
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

export interface ReadTable {
  readonly content: Peek['content'];
  readonly rows: readonly Pick<TableRow, 'line' | 'raw' | 'cells'>[];
}

/** Reads a table in this thread: what the worker does, without its messages. */
export async function readTable(
  source: FileSource,
  choice: DecodeChoice = {},
  limits: Partial<DecodeLimits> = {},
): Promise<ReadTable> {
  const all = { ...DECODE_LIMITS, ...limits };
  const packed = ByteSource.of(source.content, source.bytes, all);
  try {
    const { content, resolution } = await detectFile(packed, choice, all);
    const bytes = resolution.isGzip ? packed.gunzipped() : packed;
    const rows: ReadTable['rows'][number][] = [];
    for await (const batch of readRows(bytes, resolution, all))
      for (const { line, raw, cells } of unpackRows(batch)) rows.push({ line, raw, cells });
    await bytes.close();
    return { content, rows };
  } finally {
    await packed.close();
  }
}

/** Reads whatever it is to its end and keeps nothing. */
export async function readThrough(source: FileSource, limits: Partial<DecodeLimits> = {}): Promise<void> {
  const all = { ...DECODE_LIMITS, ...limits };
  const packed = ByteSource.of(source.content, source.bytes, all);
  try {
    const { resolution } = await detectFile(packed, {}, all);
    const bytes = resolution.isGzip ? packed.gunzipped() : packed;
    if (resolution.kind === 'xml') for await (const _ of readXmlEvents(bytes, resolution, all));
    else if (resolution.kind === 'json') {
      for await (const _ of readJsonElements(bytes, resolution, [], all));
      await readJsonWhole(bytes, resolution, all);
    } else for await (const _ of readRows(bytes, resolution, all));
    await bytes.close();
  } finally {
    await packed.close();
  }
}
