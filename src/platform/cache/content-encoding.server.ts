import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Below this, a compressed answer is not smaller on the wire. */
export const SMALLEST_WORTH_COMPRESSING = 1_024;

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

/** For an answer that is made once and thrown away. */
export function quickEncoding(acceptEncoding: string | undefined): Encoding {
  return choose(acceptEncoding, ['zstd', 'br', 'gzip']);
}

/** For an answer that is cached: brotli, smaller again where many request it. */
export function cachedEncoding(acceptEncoding: string | undefined): Encoding {
  return choose(acceptEncoding, ['br', 'gzip']);
}

function choose(acceptEncoding: string | undefined, preferred: readonly Encoding[]): Encoding {
  if (!acceptEncoding) return 'identity';
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .filter((offer) => !REFUSED.test(offer))
      .map(nameOf),
  );
  return preferred.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

const REFUSED = /;\s*q=0(\.0*)?\s*$/;
const nameOf = (offer: string) => offer.split(';', 1)[0]?.trim();

export function compressQuickly(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'zstd':
      return zstd(bytes);
    case 'br':
      return brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } });
    case 'gzip':
      return gzip(bytes, { level: 6 });
    case 'identity':
      return Promise.resolve(bytes);
  }
}

export function compressThoroughly(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
    return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  }
  return encoding === 'gzip' ? gzip(bytes, { level: 9 }) : compressQuickly(bytes, encoding);
}
