import { expect, test } from 'vitest';
import { changeFromFirst } from './change-from-first.ts';

const none = Number.NaN;

test.each([
  { values: [80, 100, 60], changes: [0, 25, -25], why: 'the first point is the base' },
  { values: [none, 50, none, 75], changes: [none, 0, none, 50], why: 'the base is the first value there is' },
  {
    values: [0, 7, -7, 0],
    changes: [0, 100, -100, 0],
    why: 'a zero base gives +100 or −100, and 0 for zero',
  },
  { values: [-50, -25], changes: [0, 50], why: 'a smaller loss is a rise' },
  { values: [3, 4], changes: [0, 33.33], why: 'percent has two decimals (CH-12)' },
  { values: [none], changes: [none], why: 'nothing has no change' },
])('CM-05 $why', ({ values, changes }) => {
  expect(changeFromFirst(Float64Array.from(values))).toEqual(Float64Array.from(changes));
});
