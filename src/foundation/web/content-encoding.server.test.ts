import { expect, test } from 'vitest';
import { keptEncoding, quickEncoding } from './content-encoding.server.ts';

test.each([
  { accept: undefined, quick: 'identity', kept: 'identity' },
  { accept: '', quick: 'identity', kept: 'identity' },
  { accept: 'gzip, deflate', quick: 'gzip', kept: 'gzip' },
  { accept: 'gzip, deflate, br, zstd', quick: 'zstd', kept: 'br' },
  { accept: 'br;q=0, gzip;q=0.5', quick: 'gzip', kept: 'gzip' },
  { accept: 'zstd;q=0, br;q=0.0, gzip; q=0', quick: 'identity', kept: 'identity' },
  { accept: 'brave, zstd-x', quick: 'identity', kept: 'identity' },
])(
  'a browser that accepts "$accept" gets $quick at once and $kept from the cache',
  ({ accept, quick, kept }) => {
    expect(quickEncoding(accept)).toBe(quick);
    expect(keptEncoding(accept)).toBe(kept);
  },
);
