import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignPoints } from './align-points.ts';

test('CM-05 series are brought onto the union of their times', () => {
  const aligned = alignPoints([
    [
      [1, 10],
      [3, null],
    ],
    [
      [2, 20],
      [3, 30],
    ],
    [],
  ]);
  const none = Number.NaN;
  expect(aligned).toEqual({
    times: Float64Array.of(1, 2, 3),
    columns: [
      Float64Array.of(10, none, none),
      Float64Array.of(none, 20, 30),
      Float64Array.of(none, none, none),
    ],
  });
});

test('CM-05 no value is lost, moved or invented on the way', () => {
  const anyPoints = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.option(fc.integer())), {
      selector: ([time]) => time,
    })
    .map((points) => points.sort((a, b) => a[0] - b[0]));
  fc.assert(
    fc.property(fc.array(anyPoints, { maxLength: 5 }), (all) => {
      const { times, columns } = alignPoints(all);
      const back = columns.map((column) =>
        Array.from(times, (time, at) => [time, column[at]]).filter(([, value]) => !Number.isNaN(value)),
      );
      expect(back).toEqual(all.map((points) => points.filter(([, value]) => value !== null)));
    }),
  );
});
