import { expect, test } from 'vitest';
import type { FileStore } from '#platform/files/file-store.ts';
import { fileOf } from './import-for-tests.server.ts';
import { storeContents } from './import-run.server.ts';

test('DI-07 a file that is another one when its content is stored fails the run', async () => {
  const content = async function* () {
    yield new Uint8Array([1]);
  };
  const file = fileOf('prices.csv', [], { content, sha256: 'as it was read' });
  const store: Pick<FileStore, 'name' | 'putStream'> = {
    name: 'disk',
    putStream: async () => ({ sha256: 'as it is', size: 1 }),
  };
  await expect(storeContents({ files: [file] }, store, undefined)).rejects.toThrow(
    'prices.csv changed while it was read',
  );
});
