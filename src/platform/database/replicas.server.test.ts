import { expect, test } from 'vitest';
import { Replicas } from './replicas.server.ts';

/** A primary and replicas whose logs are numbers. */
function servers(count: number) {
  const state = { end: 0, reached: Array.from({ length: count }, () => 0), isAway: false };
  const replicas = new Replicas({
    readEnd: async () => {
      if (state.isAway) throw new Error('Connection terminated');
      return String(state.end);
    },
    replicas: state.reached.map((_, at) => async (position) => (state.reached[at] ?? 0) >= Number(position)),
    retryMs: 1,
  });
  const current = () => state.reached.map((_, at) => replicas.isCurrent(at));
  return { state, replicas, current };
}

test('a replica is read until a change is announced, and again when it has the change', async () => {
  const { state, replicas, current } = servers(2);
  expect(current()).toEqual([true, true]);
  state.end = 10;
  replicas.noteChange();
  expect(current()).toEqual([false, false]);
  state.reached[1] = 10;
  await expect.poll(current).toEqual([false, true]);
  state.reached[0] = 12;
  await expect.poll(current).toEqual([true, true]);
});

test('a change that is announced while a replica catches up counts as well', async () => {
  const { state, replicas, current } = servers(1);
  state.end = 10;
  replicas.noteChange();
  state.end = 20;
  replicas.noteChange();
  state.reached[0] = 19;
  await replicas.stop();
  expect(current()).toEqual([false]);
});

test('while the primary does not say where its log ends, no replica is read', async () => {
  const { state, replicas, current } = servers(1);
  state.isAway = true;
  replicas.noteChange();
  await Promise.resolve();
  expect(current()).toEqual([false]);
  state.isAway = false;
  await expect.poll(current).toEqual([true]);
});

test('a replica that did not answer is read again once it does', async () => {
  const { state, replicas, current } = servers(2);
  state.reached[0] = -1;
  replicas.noteLost(0);
  expect(current()).toEqual([false, true]);
  state.reached[0] = 0;
  await expect.poll(current).toEqual([true, true]);
});
