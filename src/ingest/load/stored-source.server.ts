import type { FileStore } from '#platform/files/file-store.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { FileSource } from '../decode/source.ts';

interface StoredContent {
  readonly sha256: string;
  readonly store: FileStore['name'];
  readonly bytes: number;
}

/** A file of the file store, to be read like any other. `path`: as it was brought, with the folders of its archive. */
export function storedSource(files: Files, path: string, content: StoredContent): FileSource {
  return {
    ...splitName(path),
    bytes: content.bytes,
    content: { kind: 'stream', open: () => readStored(files, content) },
  };
}

function splitName(path: string): { readonly name: string; readonly folder?: string } {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? { name: path } : { name: path.slice(slash + 1), folder: path.slice(0, slash) };
}

async function* readStored(files: Files, content: StoredContent): AsyncGenerator<Uint8Array> {
  yield* await files.read(content);
}
