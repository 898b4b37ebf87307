import { expect, test } from 'vitest';
import { storeContents } from './store-contents.ts';

test('DI-07 a file that is another one when its content is stored fails the run', async () => {
  const content = async function* () {
    yield new Uint8Array([1]);
  };
  const file = { name: 'prices.csv', content, sha256: 'as it was read', bytes: 1 };
  const store = { putStream: async () => ({ sha256: 'as it is', size: 1 }) };
  await expect(storeContents({ files: [file] }, store, undefined)).rejects.toThrow(
    'prices.csv changed while it was read',
  );
});
