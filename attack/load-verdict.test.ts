import { expect, test } from 'vitest';
import { judgeLoad, type Measured } from './load-verdict.ts';

const many = (count: number, status: number, ms: number) =>
  Array.from({ length: count }, () => ({ status, ms }));

/** Twice the capacity of 100 a second, for one second. */
const MET: Measured = {
  results: [...many(90, 200, 120), ...many(110, 503, 4)],
  visits: many(20, 200, 150),
  sent: 200,
  capacity: 100,
  seconds: 1,
  recoveryMs: 700,
  coreShare: 1,
};

test('an overload that is shed as it should be misses nothing', () =>
  expect(judgeLoad(MET).missed).toEqual([]));

test.each([
  { planted: { results: many(200, 200, 1_500) }, missed: ['0 % of capacity in time'] },
  { planted: { results: [] }, missed: ['0 % of capacity in time'] },
  { planted: { results: [...many(90, 200, 120), ...many(110, 503, 80)] }, missed: ['refused after 80 ms'] },
  {
    planted: { results: [...many(90, 200, 120), ...many(110, 503, 220)], coreShare: 0.25 },
    missed: ['refused after 220 ms'],
  },
  { planted: { visits: many(20, 503, 3) }, missed: ['another visitor had 0 % in time'] },
  { planted: { visits: [] }, missed: ['another visitor had 0 % in time'] },
  { planted: { recoveryMs: 9_000 }, missed: ['recovery took 9000 ms'] },
])('of an overload is found: $missed', ({ planted, missed }) =>
  expect(judgeLoad({ ...MET, ...planted }).missed).toEqual(missed),
);

test('a server with a quarter of a core may take four times as long to refuse', () => {
  const results = [...many(90, 200, 120), ...many(110, 503, 180)];
  expect(judgeLoad({ ...MET, results, coreShare: 0.25 }).missed).toEqual([]);
});
