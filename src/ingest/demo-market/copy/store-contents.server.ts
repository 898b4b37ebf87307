import type { FileStore } from '#platform/files/file-store.ts';
import type { DemoFile } from '../papers/demo-file.ts';

const AT_ONCE = 16;

/** Hands all contents to the file store. What an aborted load leaves there is found again by the next one. */
export async function storeContents(
  store: FileStore,
  files: readonly DemoFile[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const left = files.values();
  const storeSome = async () => {
    for (const { content } of left) {
      signal?.throwIfAborted();
      await store.put(content, { canBeMadeAgain: true });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeSome));
}
