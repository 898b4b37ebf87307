import { expect, onTestFinished, test, vi } from 'vitest';
import { BatchedWrites } from './batched-writes.server.ts';

test('US-09 rows are written together, in their order, without anyone waiting', async () => {
  const written: number[][] = [];
  const writes = new BatchedWrites<number>(async (rows) => void written.push([...rows]), vi.fn());
  for (let row = 0; row < 3; row++) expect(writes.add(row)).toBe(true);
  expect(written).toEqual([]);
  await writes.flush();
  expect(written).toEqual([[0, 1, 2]]);
});

test('US-09 rows are written by themselves a moment later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const write = vi.fn(async () => undefined);
  new BatchedWrites<number>(write, vi.fn()).add(7);
  await vi.advanceTimersByTimeAsync(600);
  expect(write).toHaveBeenCalledWith([7]);
});

test('US-09 what could not be written is written later, once, in its order', async () => {
  const written: number[] = [];
  const onFailure = vi.fn();
  let isGone = true;
  const writes = new BatchedWrites<number>(async (rows) => {
    if (isGone) throw new Error('gone');
    written.push(...rows);
  }, onFailure);
  writes.add(1);
  await writes.flush();
  writes.add(2);
  isGone = false;
  await writes.flush();
  expect(written).toEqual([1, 2]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
