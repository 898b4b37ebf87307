import { expect, test } from 'vitest';
import { sourceOf } from './decode-for-tests.server.ts';
import { Decoder } from './decoder.server.ts';
import type { FileSource } from './source.ts';

test('DI-13 a file that needs too much memory ends its thread, and the next file is read', async () => {
  const decoder = new Decoder({ heapMegabytes: 24 });
  const large = sourceOf(`{"all":[${'[],'.repeat(1_000_000)}[]]}`);
  await expect(readWhole(decoder, large)).rejects.toMatchObject({ code: 'out_of_memory' });
  expect(await readWhole(decoder, sourceOf('{"all":[{"a":{}}]}'))).toEqual({ all: [{ a: {} }] });
  await decoder.close();
});

async function readWhole(decoder: Decoder, source: FileSource): Promise<unknown> {
  const { decoded } = await decoder.openFile(source);
  return decoded.kind === 'json' ? decoded.whole() : null;
}
