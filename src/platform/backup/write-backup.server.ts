import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '#platform/files/file-store.ts';
import { encryptAge } from './age.server.ts';
import { partialOf } from './backup-names.ts';
import {
  columnsOf,
  findFileContents,
  findMigrations,
  findSequences,
  findTables,
  identifier,
  measureTable,
  readServerVersion,
  SAME_TEXTS,
} from './backup-tables.repository.ts';
import {
  type BackupTable,
  CHECKSUMS,
  countRows,
  FORMAT,
  MANIFEST,
  type Manifest,
  memberOf,
} from './manifest.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.server.ts';

/** The size of a member is written before it, so a table is cut into parts of about this size. */
const PART_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

export interface BackupOptions {
  readonly url: string;
  readonly path: string;
  /** Of contents on the disk; those in a bucket stay there. */
  readonly disk: FileStore;
  readonly version: string;
  readonly now: Date;
  /** Without it everyone who has the file can read it. */
  readonly passphrase: string | null;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { step: string; done: number; total: number }) => void;
}

export interface BackupResult {
  readonly manifest: Manifest;
  readonly bytes: number;
}

/**
 * Writes all tables and files into one compressed archive, from one snapshot: what is changed meanwhile is not in it. The file
 * has its name only once it is whole.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupResult> {
  const client = new pg.Client({ connectionString: options.url, application_name: 'basispoint backup' });
  client.on('error', () => undefined);
  const partial = partialOf(options.path);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(SAME_TEXTS);
    const manifest = await describe(client, options);
    const { passphrase, signal } = options;
    await pipeline(
      Readable.from(archive(client, manifest, options), { objectMode: false }),
      createZstdCompress(),
      async function* (source: AsyncIterable<Buffer>) {
        yield* passphrase === null ? source : encryptAge(source, passphrase);
      },
      createWriteStream(partial, { flags: 'w', mode: 0o600 }),
      signal ? { signal } : {},
    );
    await syncFile(partial);
    await rename(partial, options.path);
    return { manifest, bytes: (await stat(options.path)).size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function describe(
  client: pg.Client,
  { version, now, disk, onProgress, signal }: BackupOptions,
): Promise<Manifest> {
  const shapes = await findTables(client);
  const tables: BackupTable[] = [];
  for (const [index, { name, columns }] of shapes.entries()) {
    signal?.throwIfAborted();
    onProgress?.({ step: 'counting rows', done: index, total: shapes.length });
    tables.push({ name, columns: [...columns], ...(await measureTable(client, { name, columns })) });
  }
  const contents = await findFileContents(client, shapes, 'disk');
  const files: Manifest['files'] = [];
  for (const file of contents) if (await isThere(disk, file.sha256)) files.push(file);
  return {
    format: FORMAT,
    version,
    createdAt: now.toISOString(),
    postgres: await readServerVersion(client),
    migrations: await findMigrations(client),
    tables,
    sequences: await findSequences(client),
    files,
    leftOut: {
      bucketFiles: (await findFileContents(client, shapes, 's3')).length,
      missingFiles: contents.length - files.length,
    },
  };
}

async function isThere(disk: FileStore, sha256: string): Promise<boolean> {
  const content = await disk.read(sha256, { first: 0, last: 0 });
  content?.destroy();
  return content !== null;
}

async function* archive(
  client: pg.Client,
  manifest: Manifest,
  { disk, now, onProgress }: BackupOptions,
): AsyncGenerator<Uint8Array> {
  const sums: string[] = [];
  async function* member(
    name: string,
    size: number,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ) {
    const hash = createHash('sha256');
    let written = 0;
    yield tarHeader(name, size, now);
    for await (const part of content) {
      hash.update(part);
      written += part.byteLength;
      yield part;
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`);
    yield tarPadding(size);
    sums.push(`${hash.digest('hex')}  ${name}\n`);
  }
  const whole = (name: string, content: Buffer) => member(name, content.length, [content]);

  yield* whole(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  const total = countRows(manifest);
  let done = 0;
  for (const table of manifest.tables) {
    let part = 0;
    for await (const rows of partsOf(client, table)) {
      yield* whole(memberOf(table.name, ++part), rows);
      done += countLines(rows);
      onProgress?.({ step: table.name, done, total });
    }
  }
  for (const [index, { sha256, bytes }] of manifest.files.entries()) {
    onProgress?.({ step: 'files', done: index, total: manifest.files.length });
    const content = await disk.read(sha256);
    if (!content) throw new Error(`the file ${sha256} was removed meanwhile: start the backup again`);
    yield* member(`files/${sha256}`, bytes, content);
  }
  yield* whole(CHECKSUMS, Buffer.from(sums.join('')));
  yield tarEnd();
}

/** The rows of a table as PostgreSQL's COPY writes them, in parts that end with a row. */
async function* partsOf(client: pg.Client, table: BackupTable): AsyncGenerator<Buffer> {
  const copy = client.query(copyTo(`copy ${identifier(table.name)} (${columnsOf(table)}) to stdout`));
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    parts.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts);
}

/** A line break within a value is written as \\n, so each that is left ends a row. */
export function countLines(rows: Uint8Array): number {
  let count = 0;
  for (let at = rows.indexOf(NEWLINE); at >= 0; at = rows.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
