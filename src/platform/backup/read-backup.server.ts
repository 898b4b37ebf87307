import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import { AgeError, decryptAge, isAge } from './age.server.ts';
import { CHECKSUMS, DamagedBackupError, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import { readTar, TarError, type TarMember } from './tar.server.ts';

const LARGEST_MANIFEST = 256 * 1024 * 1024;

export interface ReadOptions {
  readonly path: string;
  /** Called where the file is encrypted. */
  readonly readPassphrase: () => Promise<string>;
}

/** What comes of the members of an archive, in their order. */
export interface BackupReader {
  start(manifest: Manifest): Promise<void>;
  /** Reads its content to the end. */
  take(member: TarMember): Promise<void>;
}

/** Reads an archive from its first byte to its last and compares every member with its checksum. */
export async function readBackup(options: ReadOptions, reader: BackupReader): Promise<Manifest> {
  try {
    return await readMembers(await openArchive(options), reader);
  } catch (error) {
    const isDamage = error instanceof TarError || error instanceof AgeError || isZstdError(error);
    if (!isDamage) throw error;
    throw new DamagedBackupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function readMembers(archive: AsyncIterable<Uint8Array>, reader: BackupReader): Promise<Manifest> {
  let manifest: Manifest | null = null;
  let listed: string | null = null;
  const sums: string[] = [];
  for await (const member of readTar(archive)) {
    const hash = createHash('sha256');
    const content = hashed(member.content, hash);
    if (member.name === CHECKSUMS) listed = (await collect(member, content)).toString('utf8');
    else if (manifest === null) {
      manifest = toManifest(member.name, await collect(member, content));
      await reader.start(manifest);
    } else await reader.take({ ...member, content });
    if (member.name !== CHECKSUMS) sums.push(`${hash.digest('hex')}  ${member.name}\n`);
  }
  if (manifest === null || listed === null) throw new DamagedBackupError('it is not complete');
  if (listed !== sums.join('')) throw new DamagedBackupError('its checksums do not agree with its contents');
  return manifest;
}

async function openArchive({ path, readPassphrase }: ReadOptions): Promise<AsyncIterable<Uint8Array>> {
  const first = await readFirst(path);
  const file = createReadStream(path);
  const source = isAge(first) ? Readable.from(decryptAge(file, await readPassphrase())) : file;
  const plain = createZstdDecompress();
  // A fault before the decompression is a fault of the whole.
  source.on('error', (error: Error) => plain.destroy(error));
  plain.on('close', () => file.destroy());
  return source.pipe(plain);
}

async function readFirst(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer: bytes, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function toManifest(name: string, content: Buffer): Manifest {
  if (name !== MANIFEST) throw new DamagedBackupError('it does not begin with a manifest');
  const format: unknown = JSON.parse(content.toString('utf8'));
  const read = manifestSchema.safeParse(format);
  if (!read.success)
    throw new DamagedBackupError('its manifest cannot be read: it may be of a newer version');
  return read.data;
}

async function collect({ name, size }: TarMember, content: AsyncIterable<Buffer>): Promise<Buffer> {
  if (size > LARGEST_MANIFEST) throw new DamagedBackupError(`${name} is too large`);
  return buffer(content);
}

async function* hashed(
  content: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
}

const isZstdError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ZSTD_|Z_|ERR_ZSTD|ERR_BUFFER)/.test(String(error.code));
