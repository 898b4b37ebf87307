import { expect, test } from 'vitest';
import { judge, type Scenario } from './verdict.ts';

const QUIET: Scenario = { name: 'replica killed', requests: 600, failed: 0, staleness: [12, 340, 999] };

test('a scenario without a failed read or a late change finds nothing', () =>
  expect(judge(QUIET)).toEqual([]));

test.each([
  { planted: { failed: 1 }, finding: '1 of 600 reads failed' },
  { planted: { staleness: [12, 1_001] }, finding: '1 of 2 changes were shown after 1000 ms' },
  { planted: { staleness: [null, 3] }, finding: '1 of 2 changes were shown after 1000 ms' },
  { planted: { requests: 0 }, finding: '0 requests were sent: too few' },
  { planted: { staleness: [] }, finding: 'no change was followed' },
])('of several processes is found: $finding', ({ planted, finding }) =>
  expect(judge({ ...QUIET, ...planted })).toEqual([`replica killed: ${finding}`]),
);
