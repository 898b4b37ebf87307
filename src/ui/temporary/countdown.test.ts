import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownOf, endOf, run, stop } from './countdown.ts';

test('SH-09 five seconds end five seconds after they began', () => {
  expect(endOf(run(countdownOf(5000), 700))).toBe(5700);
});

test('a stopped countdown has no end, and goes on with what was left', () => {
  const stopped = stop(run(countdownOf(3000), 1000), 2200);
  expect(stopped).toEqual({ leftMs: 1800, runsSince: null });
  expect(endOf(stopped)).toBe(Number.POSITIVE_INFINITY);
  expect(endOf(run(stopped, 60_000))).toBe(61_800);
});

test('what is stopped too late has nothing left', () => {
  expect(stop(run(countdownOf(3000), 0), 9000).leftMs).toBe(0);
});

test('what has no end keeps none through any stop', () => {
  const endless = stop(run(countdownOf(Number.POSITIVE_INFINITY), 0), 9000);
  expect(endOf(run(endless, 10_000))).toBe(Number.POSITIVE_INFINITY);
});

test('however often it is stopped, it runs for its whole time', () => {
  const pieces = fc.array(fc.record({ runs: fc.nat(400), rests: fc.nat(5000) }), { maxLength: 20 });
  fc.assert(
    fc.property(pieces, (list) => {
      let now = 0;
      let countdown = countdownOf(10_000);
      for (const { runs, rests } of list) {
        countdown = stop(run(countdown, now), now + runs);
        now += runs + rests;
      }
      const ran = list.reduce((sum, { runs }) => sum + runs, 0);
      expect(countdown.leftMs).toBe(10_000 - ran);
    }),
  );
});
