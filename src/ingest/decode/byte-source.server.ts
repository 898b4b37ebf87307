import { createReadStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzip } from './archive/gunzip.server.ts';
import { readZipEntry } from './archive/zip-file.server.ts';
import type { DecodeLimits } from './decode-limits.ts';
import { DecodeRefusal } from './decode-refusal.ts';
import { refuseOver } from './refuse-over.ts';
import type { FileContent } from './source.ts';

const CHUNK_BYTES = 131_072;

/** The bytes of a file, from the beginning as often as needed, or at any place. */
export class ByteSource {
  /** Whether it was inside of an archive or compressed: another archive inside is refused. */
  readonly isUnpacked: boolean;
  readonly #read: () => AsyncIterable<Uint8Array>;
  readonly #path: string | null;
  readonly #limits: DecodeLimits;
  #file: FileHandle | null = null;

  private constructor(
    read: () => AsyncIterable<Uint8Array>,
    path: string | null,
    isUnpacked: boolean,
    limits: DecodeLimits,
  ) {
    this.#read = read;
    this.#path = path;
    this.isUnpacked = isUnpacked;
    this.#limits = limits;
  }

  static of(content: FileContent, bytes: number, limits: DecodeLimits): ByteSource {
    if (content.kind === 'stream') return new ByteSource(content.open, null, false, limits);
    const { path } = content;
    if (content.kind === 'path')
      return new ByteSource(
        () => createReadStream(path, { highWaterMark: CHUNK_BYTES }),
        path,
        false,
        limits,
      );
    return new ByteSource(() => readEntryAt(path, content.entry, bytes), null, true, limits);
  }

  gunzipped(): ByteSource {
    return new ByteSource(() => gunzip(this.stream(), this.#limits), null, true, this.#limits);
  }

  async *stream(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of this.#guarded()) {
      bytes += chunk.length;
      refuseOver(this.#limits, this.isUnpacked ? 'unpackedBytes' : 'fileBytes', bytes);
      yield chunk;
    }
  }

  async head(bytes: number): Promise<{ readonly bytes: Uint8Array; readonly isWhole: boolean }> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of this.stream()) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > bytes) break;
    }
    return { bytes: Buffer.concat(chunks).subarray(0, bytes), isWhole: length <= bytes };
  }

  /** The file for reading at any place; what is no file becomes a temporary one, which has no name any more. */
  async file(): Promise<{ readonly handle: FileHandle; readonly bytes: number }> {
    this.#file ??= this.#path === null ? await this.#spool() : await open(this.#path);
    const { size } = await this.#file.stat();
    return { handle: this.#file, bytes: size };
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = null;
  }

  async *#guarded(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#read();
    } catch (error) {
      throw error instanceof DecodeRefusal ? error : new DecodeRefusal('unreadable');
    }
  }

  async #spool(): Promise<FileHandle> {
    const folder = await mkdtemp(join(tmpdir(), 'basispoint-import-'));
    const file = await open(join(folder, 'file'), 'w+');
    await rm(folder, { recursive: true });
    for await (const chunk of this.stream()) await file.write(chunk);
    return file;
  }
}

async function* readEntryAt(
  path: string,
  entry: Parameters<typeof readZipEntry>[1],
  bytes: number,
): AsyncGenerator<Uint8Array> {
  const archive = await open(path);
  try {
    yield* readZipEntry(archive, entry, bytes);
  } finally {
    await archive.close();
  }
}
