import type { FileStore } from '#platform/files/file-store.ts';
import type { RunFile } from './run-file.ts';

interface Stored {
  readonly files: readonly Pick<RunFile, 'name' | 'content' | 'sha256' | 'bytes'>[];
}

/** Files that are stored at once: each waits for the disk. */
const STORED_AT_ONCE = 8;

/** Puts the contents of all files into the store. */
export async function storeContents(
  { files }: Stored,
  store: Pick<FileStore, 'putStream'> | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const left = files.values();
  const storeNext = async () => {
    for (const { name, content, sha256, bytes } of left) {
      signal?.throwIfAborted();
      if (!store || !content) continue;
      const stored = await store.putStream(content(), { sha256, size: bytes });
      if (stored.sha256 !== sha256) throw new Error(`${name} changed while it was read`);
    }
  };
  await Promise.all(Array.from({ length: STORED_AT_ONCE }, storeNext));
}

/** Where `storeContents` puts them. */
export const storedInOf = (
  { files }: Stored,
  store: FileStore | undefined,
): readonly (FileStore['name'] | null)[] =>
  files.map(({ content }) => (store && content ? store.name : null));
