import { expect, test } from 'vitest';
import { cachedEncoding, quickEncoding } from './content-encoding.server.ts';

test.each([
  { accept: undefined, quick: 'identity', cached: 'identity' },
  { accept: '', quick: 'identity', cached: 'identity' },
  { accept: 'gzip, deflate', quick: 'gzip', cached: 'gzip' },
  { accept: 'gzip, deflate, br, zstd', quick: 'zstd', cached: 'br' },
  { accept: 'br;q=0, gzip;q=0.5', quick: 'gzip', cached: 'gzip' },
  { accept: 'zstd;q=0, br;q=0.0, gzip; q=0', quick: 'identity', cached: 'identity' },
  { accept: 'brave, zstd-x', quick: 'identity', cached: 'identity' },
])(
  'a browser that accepts "$accept" gets $quick at once and $cached from the cache',
  ({ accept, quick, cached }) => {
    expect(quickEncoding(accept)).toBe(quick);
    expect(cachedEncoding(accept)).toBe(cached);
  },
);
