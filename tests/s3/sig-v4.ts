import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** As it stands in the request line. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * The signature that a request must carry, from Amazon's description of Signature Version 4 for S3, written without a
 * look at the library that signs: canonical request, string to sign, key of the day.
 */
export function expectedSignature(request: SignedRequest, secret: string): string {
  const { signedHeaders, scope } = readAuthorization(request.headers.authorization);
  const [date = '', region = '', service = ''] = scope.split('/');
  const canonical = [
    request.method,
    request.path,
    [...new URLSearchParams(request.query)]
      .map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    request.headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

export function readAuthorization(header = '') {
  const [, keyId = '', scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    ) ?? [];
  return { keyId, scope, signedHeaders: names.split(';'), signature };
}

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

const uriEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
