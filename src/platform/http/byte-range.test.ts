import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  { header: undefined, requested: 'whole' },
  { header: 'bytes=0-0', requested: { first: 0, last: 0 } },
  { header: 'bytes=2-5', requested: { first: 2, last: 5 } },
  { header: 'Bytes= 2-5 ', requested: { first: 2, last: 5 } },
  { header: 'bytes=2-', requested: { first: 2, last: 9 } },
  { header: 'bytes=2-999999999999999999999', requested: { first: 2, last: 9 } },
  { header: 'bytes=-3', requested: { first: 7, last: 9 } },
  { header: 'bytes=-30', requested: { first: 0, last: 9 } },
  { header: 'bytes=10-', requested: 'unsatisfiable' },
  { header: 'bytes=99999999999999999999-', requested: 'unsatisfiable' },
  { header: 'bytes=-0', requested: 'unsatisfiable' },
  { header: 'bytes=5-2', requested: 'whole' },
  { header: 'bytes=0-1,4-5', requested: 'whole' },
  { header: 'bytes=-', requested: 'whole' },
  { header: 'bytes=1', requested: 'whole' },
  { header: 'bytes=-1-2', requested: 'whole' },
  { header: 'bytes=0x1-2', requested: 'whole' },
  { header: 'lines=0-1', requested: 'whole' },
  { header: '', requested: 'whole' },
])('QR-03 of ten bytes $header requests $requested', ({ header, requested }) => {
  expect(readRange(header, 10)).toEqual(requested);
});

test.each([
  { header: 'bytes=0-', requested: 'unsatisfiable' },
  { header: 'bytes=-1', requested: 'whole' },
])('QR-03 of an empty file $header requests $requested', ({ header, requested }) => {
  expect(readRange(header, 0)).toBe(requested);
});

test('QR-03 whatever the header says, a range lies inside the file', () => {
  const digits = fc.stringMatching(/^\d{0,25}$/);
  const likely = fc
    .tuple(
      fc.constantFrom('bytes=', 'Bytes= ', 'bytes', ''),
      digits,
      fc.constantFrom('-', '--', ',', ''),
      digits,
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(likely, fc.string()), fc.nat(), (header, size) => {
      const requested = readRange(header, size);
      if (typeof requested === 'string') return;
      expect(requested.first).toBeGreaterThanOrEqual(0);
      expect(requested.first).toBeLessThanOrEqual(requested.last);
      expect(requested.last).toBeLessThan(size);
    }),
  );
});

test('QR-03 the ranges of two halves join to the file, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 2 }), fc.nat(), (bytes, at) => {
      const cut = 1 + (at % (bytes.length - 1));
      const parts = [`bytes=0-${cut - 1}`, `bytes=${cut}-`, `bytes=-${bytes.length - cut}`].map((header) => {
        const requested = readRange(header, bytes.length);
        if (typeof requested === 'string')
          throw new Error(`${header} of ${bytes.length} bytes is ${requested}`);
        return bytes.subarray(requested.first, requested.last + 1);
      });
      const [head = [], tail = [], suffix] = parts;
      expect([...head, ...tail]).toEqual([...bytes]);
      expect(suffix).toEqual(tail);
    }),
  );
});
