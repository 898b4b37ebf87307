import { expect, test } from 'vitest';
import { findFileKind, toWrittenSize } from './file-facts.ts';

test.each([
  { bytes: 0, unit: 'kb', amount: 1, decimals: 0 },
  { bytes: 1_499, unit: 'kb', amount: 1, decimals: 0 },
  { bytes: 999_499, unit: 'kb', amount: 999, decimals: 0 },
  { bytes: 999_500, unit: 'mb', amount: 0.9995, decimals: 1 },
  { bytes: 2_340_000, unit: 'mb', amount: 2.34, decimals: 1 },
  { bytes: 45_600_000, unit: 'mb', amount: 45.6, decimals: 0 },
])('QR-01 a file of $bytes bytes has its size shown as $amount $unit', ({ bytes, ...written }) => {
  expect(toWrittenSize(bytes)).toEqual(written);
});

test('QR-01 AN-01 a file is called by its kind, and one of an unknown kind has no such name', () => {
  expect(['application/pdf', 'application/vnd.rar', 'text/html'].map(findFileKind)).toEqual([
    'PDF',
    'RAR',
    null,
  ]);
});
