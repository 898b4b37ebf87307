import { expect, test } from 'vitest';
import { Screener, type ScreenerFeed } from './screener.server.ts';
import type { ScreenedRow, Table } from './table.ts';
import { buildTable } from './table-builder.ts';
import type { TableSnapshots } from './table-snapshots.server.ts';

const rowOf = (id: number): ScreenedRow => ({ id, facets: { kind: 'a' }, numbers: {}, codes: {} });

/** A store of ids whose reading can fail or be held up. */
function createFixture(snapshots?: TableSnapshots) {
  const store = { ids: [1, 2], isGone: false, opens: Promise.resolve(), readings: 0, patches: 0, changes: 0 };
  const warnings: unknown[] = [];
  const feed: ScreenerFeed = {
    shape: { facets: ['kind'], numbers: [], codes: [] },
    follows: new Set(['paper']),
    readChanged: async ({ tags }) => {
      const ids = [...tags].map(Number);
      if (ids.length === 0) return { ids, rows: [] };
      store.patches++;
      if (ids.includes(0)) return null;
      const rows = ids.filter((id) => store.ids.includes(id)).map(rowOf);
      return {
        ids,
        rows: rows.map((row) => ({ row, after: store.ids[store.ids.indexOf(row.id) - 1] ?? null })),
      };
    },
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
    ...(snapshots && { snapshots }),
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

test('SF-11 a changed row is put in its place, and the list is not read anew', async () => {
  const { store, screener, read } = createFixture();
  await read();
  store.ids = [1, 3, 2];
  screener.follow('paper');
  screener.followTags(['3']);
  await expect.poll(read).toEqual([1, 3, 2]);
  store.ids = [3, 2];
  screener.follow('paper');
  // The tags of a table may come a moment after it.
  await expect.poll(() => screener.stats()[0]?.isStale).toBe(false);
  screener.followTags(['1']);
  await expect.poll(read).toEqual([3, 2]);
  expect([store.readings, store.patches, store.changes]).toEqual([1, 2, 2]);
  expect(screener.stats()).toMatchObject([{ list: 'papers', rows: 2, readings: 1, mergedRows: 2 }]);
  await screener.stop();
});

test('SF-11 tags of what a list does not follow, and rows that are as they were, change nothing', async () => {
  const { store, screener, read } = createFixture();
  await read();
  screener.follow('weather');
  screener.followTags(['1']);
  screener.follow('paper');
  screener.followTags(['2']);
  await expect.poll(() => store.patches).toBe(1);
  await expect.poll(() => screener.stats()[0]?.isStale).toBe(false);
  expect([store.readings, store.changes]).toEqual([1, 0]);
  await screener.stop();
});

test('SF-11 where many rows or unknown ones changed, the list is read anew', async () => {
  const { store, warnings, screener, read } = createFixture();
  await read();
  store.ids = [5];
  screener.follow('paper');
  screener.followTags(['0']);
  await expect.poll(read).toEqual([5]);
  expect([store.readings, store.patches]).toEqual([2, 1]);
  // 7 stands after a row that the list does not have.
  store.ids = [5, 6, 7];
  screener.follow('paper');
  screener.followTags(['7']);
  await expect.poll(read).toEqual([5, 6, 7]);
  expect([store.readings, warnings.length]).toEqual([3, 1]);
  // Of what was read whole, no tag is news.
  await expect.poll(() => screener.stats()[0]?.isStale).toBe(false);
  screener.followTags(['7']);
  expect(screener.stats()[0]?.isStale).toBe(false);
  await screener.stop();
});

test('EP-05 a change is followed, also one that came during a reading, and the old list answers meanwhile', async () => {
  const { store, screener, read } = createFixture();
  await read();
  screener.follow('weather');
  const held = Promise.withResolvers<void>();
  store.opens = held.promise;
  store.ids = [1, 2, 3];
  screener.follow(null);
  await expect.poll(() => store.readings).toBe(2);
  expect(await read()).toEqual([1, 2]);
  store.ids = [4];
  screener.follow(null);
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

test('SF-09 a list that was read before answers at once, is read again behind it, and is written', async () => {
  const written: (readonly number[])[] = [];
  const before: Table = buildTable({ facets: ['kind'], numbers: [], codes: [] }, [9].map(rowOf));
  const { store, screener, read } = createFixture({
    read: async () => ({ table: before, ageMs: 5_000 }),
    write: async (_list, _shape, { ids }) => void written.push([...ids]),
  });
  const held = Promise.withResolvers<void>();
  store.opens = held.promise;
  expect(screener.missing).toEqual([]);
  const started = screener.start();
  expect(screener.missing).toEqual(['papers']);
  await started;
  expect([screener.missing, await read(), screener.stats()]).toEqual([
    [],
    [9],
    [expect.objectContaining({ rows: 1, isStale: true, readings: 0 })],
  ]);
  held.resolve();
  await expect.poll(read).toEqual([1, 2]);
  await expect.poll(() => written).toEqual([[1, 2]]);
  store.ids = [2];
  screener.follow('paper');
  screener.followTags(['1']);
  await expect.poll(read).toEqual([2]);
  await screener.stop();
  expect([written, store.readings]).toEqual([[[1, 2], [2]], 1]);
});
