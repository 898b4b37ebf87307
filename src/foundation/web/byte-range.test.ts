import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  { header: undefined, asked: 'whole' },
  { header: 'bytes=0-0', asked: { first: 0, last: 0 } },
  { header: 'bytes=2-5', asked: { first: 2, last: 5 } },
  { header: 'Bytes= 2-5 ', asked: { first: 2, last: 5 } },
  { header: 'bytes=2-', asked: { first: 2, last: 9 } },
  { header: 'bytes=2-999999999999999999999', asked: { first: 2, last: 9 } },
  { header: 'bytes=-3', asked: { first: 7, last: 9 } },
  { header: 'bytes=-30', asked: { first: 0, last: 9 } },
  { header: 'bytes=10-', asked: 'unsatisfiable' },
  { header: 'bytes=99999999999999999999-', asked: 'unsatisfiable' },
  { header: 'bytes=-0', asked: 'unsatisfiable' },
  { header: 'bytes=5-2', asked: 'whole' },
  { header: 'bytes=0-1,4-5', asked: 'whole' },
  { header: 'bytes=-', asked: 'whole' },
  { header: 'bytes=1', asked: 'whole' },
  { header: 'bytes=-1-2', asked: 'whole' },
  { header: 'bytes=0x1-2', asked: 'whole' },
  { header: 'lines=0-1', asked: 'whole' },
  { header: '', asked: 'whole' },
])('QR-03 of ten bytes $header asks for $asked', ({ header, asked }) => {
  expect(readRange(header, 10)).toEqual(asked);
});

test.each([
  { header: 'bytes=0-', asked: 'unsatisfiable' },
  { header: 'bytes=-1', asked: 'whole' },
])('QR-03 of an empty file $header asks for $asked', ({ header, asked }) => {
  expect(readRange(header, 0)).toBe(asked);
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
      const asked = readRange(header, size);
      if (typeof asked === 'string') return;
      expect(asked.first).toBeGreaterThanOrEqual(0);
      expect(asked.first).toBeLessThanOrEqual(asked.last);
      expect(asked.last).toBeLessThan(size);
    }),
  );
});

test('QR-03 the ranges of two halves join to the file, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 2 }), fc.nat(), (bytes, at) => {
      const cut = 1 + (at % (bytes.length - 1));
      const parts = [`bytes=0-${cut - 1}`, `bytes=${cut}-`, `bytes=-${bytes.length - cut}`].map((header) => {
        const asked = readRange(header, bytes.length);
        if (typeof asked === 'string') throw new Error(`${header} of ${bytes.length} bytes is ${asked}`);
        return bytes.subarray(asked.first, asked.last + 1);
      });
      const [head = [], tail = [], suffix] = parts;
      expect([...head, ...tail]).toEqual([...bytes]);
      expect(suffix).toEqual(tail);
    }),
  );
});
