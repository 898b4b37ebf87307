import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, StoredContent } from './file-store.ts';

const HASH = /^[0-9a-f]{64}$/;
/** Where contents are while nobody knows their hash. */
const INCOMING = 'incoming';
/** What a killed process left there. */
const LEFT_AFTER_MS = 24 * 3_600_000;

/** Contents under a folder by their hash. A file has its name only once it is whole. */
export function createDiskFileStore(root: string): FileStore {
  const pathOf = (sha256: string) => {
    if (!HASH.test(sha256)) throw new Error('Not a SHA-256 hash');
    return join(root, sha256.slice(0, 2), sha256);
  };

  return {
    name: 'disk',
    async put(content, { canBeMadeAgain = false } = {}) {
      const stored = { sha256: createHash('sha256').update(content).digest('hex'), size: content.byteLength };
      const path = pathOf(stored.sha256);
      if ((await findSize(path)) === stored.size) return stored;
      const write = () => writeWhole(path, content, !canBeMadeAgain);
      await write().catch(async (error) => {
        nullIfMissing(error);
        await mkdir(dirname(path), { recursive: true });
        await write();
      });
      return stored;
    },
    async putStream(content, known) {
      if (known && (await findSize(pathOf(known.sha256))) === known.size) return known;
      const incoming = join(root, INCOMING);
      await mkdir(incoming, { recursive: true });
      const temporary = join(incoming, randomUUID());
      try {
        const stored = await writeStream(temporary, content);
        await removeLeftovers(incoming, (await stat(temporary)).mtimeMs);
        const path = pathOf(stored.sha256);
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary, path);
        await syncFolder(dirname(path));
        return stored;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async read(sha256, range) {
      const file = await open(pathOf(sha256)).catch(nullIfMissing);
      return file?.createReadStream(range && { start: range.first, end: range.last }) ?? null;
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}

async function writeStream(path: string, content: AsyncIterable<Uint8Array>): Promise<StoredContent> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o640);
  try {
    for await (const piece of content) {
      hash.update(piece);
      size += piece.byteLength;
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

async function removeLeftovers(folder: string, nowMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const made = (await stat(path).catch(nullIfMissing))?.mtimeMs ?? nowMs;
    if (nowMs - made > LEFT_AFTER_MS) await rm(path, { force: true });
  }
}

async function writeWhole(path: string, content: Uint8Array, isDurable: boolean): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    const file = await open(temporary, 'wx', 0o640);
    try {
      await file.writeFile(content);
      if (isDurable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  if (isDurable) await syncFolder(dirname(path));
}

/** The name too must be on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function findSize(path: string): Promise<number | null> {
  return (await stat(path).catch(nullIfMissing))?.size ?? null;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
