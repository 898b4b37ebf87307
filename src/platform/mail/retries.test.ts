import { expect, test } from 'vitest';
import { afterFailure } from './retries.ts';

const now = new Date('2026-06-30T19:00:00Z');

test.each([
  { tries: 1, seconds: 2 },
  { tries: 2, seconds: 15 },
  { tries: 3, seconds: 60 },
  { tries: 4, seconds: 240 },
])('US-08 after try $tries a message waits $seconds seconds', ({ tries, seconds }) => {
  const outcome = afterFailure(tries, false, now);
  expect(outcome).toEqual({ state: 'waiting', nextTryAt: new Date(now.getTime() + seconds * 1000) });
});

test('US-08 the fifth failure is the last, and so is a refusal that nothing changes', () => {
  expect(afterFailure(5, false, now).state).toBe('failed');
  expect(afterFailure(1, true, now).state).toBe('failed');
});
