import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, histogramOf } from './histogram.ts';
import { setOf } from './row-set.ts';
import { buildTable } from './table-builder.ts';

const tableOf = (values: readonly (number | null)[]) =>
  buildTable(
    { facets: [], numbers: ['value'], codes: [] },
    values.map((value, id) => ({ id, facets: {}, numbers: { value }, codes: {} })),
  );

const numbers = fc.array(fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true })), {
  minLength: 2,
  maxLength: 300,
});

test('RD-04 every known value that passes is counted once, in the bin that its edges name', () => {
  fc.assert(
    fc.property(numbers, fc.func(fc.boolean()), (values, isPassing) => {
      const table = tableOf(values);
      const rows = values.flatMap((_, row) => (isPassing(row) ? [row] : []));
      const histogram = histogramOf(table, 'value', setOf(rows, values.length));
      const known = values.filter((value) => value !== null);
      if (!histogram) {
        const middle = known.toSorted((one, other) => one - other).slice(Math.floor(known.length / 50));
        expect(middle[0]?.toPrecision(6)).toBe(middle.at(-1 - Math.floor(known.length / 50))?.toPrecision(6));
        return;
      }
      const edges = [-Infinity, ...edgesOf({ ...histogram, bins: histogram.counts.length }), Infinity];
      for (const [bin, count] of histogram.counts.entries()) {
        const [from = 0, to = 0] = [edges[bin], edges[bin + 1]];
        const within = rows.filter((row) => {
          const value = values[row] ?? null;
          return value !== null && value >= from && value < to;
        });
        expect(count).toBe(within.length);
      }
    }),
  );
});

test('RD-04 a list that is not narrowed has the bars of a set of all its rows', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const table = tableOf(values);
      const all = setOf(values.keys(), values.length);
      expect(histogramOf(table, 'value', null)).toEqual(histogramOf(table, 'value', all));
    }),
  );
});

test.each([
  { values: [], why: 'no rows' },
  { values: [null, null], why: 'no values' },
  { values: [5, 5, 5], why: 'one value' },
])('RD-04 where there is nothing to compare there are no bars: $why', ({ values }) => {
  expect(histogramOf(tableOf(values), 'value', null)).toBeNull();
  expect(histogramOf(tableOf(values), 'unknown', null)).toBeNull();
});

test('RD-04 values of many magnitudes lie in bins of equal ratio, and an odd one does not squeeze the others', () => {
  const caps = Array.from({ length: 200 }, (_, at) => 10 ** (at / 40));
  expect(histogramOf(tableOf(caps), 'value', null)?.isLog).toBe(true);
  const yields = [...Array.from({ length: 200 }, (_, at) => at / 40), 90_000];
  const histogram = histogramOf(tableOf(yields), 'value', null);
  expect([histogram?.isLog, (histogram?.to ?? 0) < 5]).toEqual([false, true]);
  expect(Math.max(...(histogram?.counts ?? []))).toBeLessThan(20);
});
