import { expect, test } from 'vitest';
import { expectedSignature, sha256 } from './sig-v4.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const SCOPE = 'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const host = 'examplebucket.s3.amazonaws.com';

/** Amazon S3 API reference, "Signature calculations for the authorization header", its four examples. */
test.each([
  {
    example: 'GET of an object',
    method: 'GET',
    path: '/test.txt',
    query: '',
    names: 'host;range;x-amz-content-sha256;x-amz-date',
    headers: { range: 'bytes=0-9' },
    body: '',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    example: 'PUT of an object',
    method: 'PUT',
    path: '/test%24file.text',
    query: '',
    names: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    example: 'GET of a bucket lifecycle',
    method: 'GET',
    path: '/',
    query: 'lifecycle',
    names: 'host;x-amz-content-sha256;x-amz-date',
    headers: {},
    body: '',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    example: 'GET of a list of objects',
    method: 'GET',
    path: '/',
    query: 'max-keys=2&prefix=J',
    names: 'host;x-amz-content-sha256;x-amz-date',
    headers: {},
    body: '',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])("our own verification computes Amazon's published signature: $example", (row) => {
  const { method, path, query, names, body, signature } = row;
  const headers = {
    host,
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': sha256(body),
    ...row.headers,
    authorization: `${SCOPE}, SignedHeaders=${names}, Signature=${'0'.repeat(64)}`,
  };
  expect(expectedSignature({ method, path, query, headers }, SECRET)).toBe(signature);
});
