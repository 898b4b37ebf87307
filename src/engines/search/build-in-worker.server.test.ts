import { expect, test } from 'vitest';
import { buildInWorker } from './build-in-worker.server.ts';
import { buildSegments } from './build-index.ts';
import type { SearchDocument } from './document.ts';
import { SearchIndex } from './search-index.ts';

const documents: readonly SearchDocument[] = Array.from({ length: 500 }, (_, at) => ({
  category: at % 2 === 0 ? 'bonds' : 'companies',
  id: at + 1,
  name: `Норвик Сталь ${at} 北方`,
  codes: [`XX00000${String(at).padStart(5, '0')}`],
  weight: at,
}));

async function* inBatches(size: number) {
  for (let at = 0; at < documents.length; at += size) yield documents.slice(at, at + size);
}

test('SE-10 an index built in a worker answers as one that is built here, and shows its size', async () => {
  const { index, bytes } = await buildInWorker(inBatches(64));
  const here = new SearchIndex(buildSegments(documents));
  expect(bytes).toBe(here.bytes);
  expect(bytes).toBeGreaterThan(10_000);
  for (const term of ['nor', 'norvik', '北方', 'XX0000000007', 'norvki', 'сталь 7'])
    expect(index.search({ term })).toEqual(here.search({ term }));
  expect(index.search({ term: 'norvik' }).bonds?.total).toBe(250);
});

test('SE-10 what goes wrong while documents are read is reported to whoever made the request, and so is a stop', async () => {
  async function* broken() {
    yield documents.slice(0, 10);
    throw new Error('the store went away');
  }
  await expect(buildInWorker(broken())).rejects.toThrow('the store went away');
  await expect(buildInWorker(inBatches(64), AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
    'stopped',
  );
});
