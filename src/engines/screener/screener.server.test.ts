import { expect, test } from 'vitest';
import { Screener, type ScreenerFeed } from './screener.server.ts';
import type { ScreenedRow } from './table.ts';

const rowOf = (id: number): ScreenedRow => ({ id, facets: { kind: 'a' }, numbers: {}, codes: {} });

/** A store of ids whose reading can fail or be held up. */
function createFixture() {
  const store = { ids: [1, 2], isGone: false, opens: Promise.resolve(), readings: 0, changes: 0 };
  const warnings: unknown[] = [];
  const feed: ScreenerFeed = {
    shape: { facets: ['kind'], numbers: [], codes: [] },
    follows: new Set(['paper']),
    async *readAll() {
      store.readings++;
      if (store.isGone) throw new Error('the store is gone');
      const rows = store.ids.map(rowOf);
      await store.opens;
      yield rows;
    },
  };
  const screener = new Screener({
    feeds: { papers: feed },
    log: { info: () => undefined, warn: (...words: unknown[]) => void warnings.push(words) },
    onChange: () => void store.changes++,
  });
  const read = async () => [...(await screener.read('papers')).ids];
  return { store, warnings, screener, read };
}

test('EP-05 whoever makes the request first waits for the list, and all who ask meanwhile share one reading', async () => {
  const { store, screener, read } = createFixture();
  screener.follow('paper');
  expect(await Promise.all([read(), read(), read()])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect([store.readings, store.changes]).toEqual([1, 0]);
  await screener.stop();
});

test('EP-05 a change is followed, also one that came during a reading, and the old list answers meanwhile', async () => {
  const { store, screener, read } = createFixture();
  await read();
  screener.follow('weather');
  const held = Promise.withResolvers<void>();
  store.opens = held.promise;
  store.ids = [1, 2, 3];
  screener.follow('paper');
  await expect.poll(() => store.readings).toBe(2);
  expect(await read()).toEqual([1, 2]);
  store.ids = [4];
  screener.follow('paper');
  held.resolve();
  await expect.poll(read).toEqual([4]);
  expect([store.readings, store.changes]).toEqual([3, 2]);
  await screener.stop();
});

test('EP-05 a store that is gone fails whoever makes the request, and is asked again', async () => {
  const { store, warnings, screener, read } = createFixture();
  store.isGone = true;
  await expect(read()).rejects.toThrow('gone');
  store.isGone = false;
  expect(await read()).toEqual([1, 2]);
  expect(warnings).toHaveLength(1);
  await screener.stop();
});
