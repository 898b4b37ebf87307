import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('DP-03 many calls within 200 ms become two: the first and the last', () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  for (let call = 0; call < 20; call += 1) throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a cancelled call does not come', () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
