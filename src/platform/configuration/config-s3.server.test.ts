import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const WHOLE = {
  FILES_S3_ENDPOINT: 'http://minio:9000/',
  FILES_S3_BUCKET: 'papers',
  FILES_S3_KEY_ID: 'id',
  FILES_S3_SECRET: 'hush',
};

test('without a bucket files are kept on the disk, up to 100 MB each', () => {
  expect(readConfig({})).toMatchObject({ filesBucket: undefined, largestFileBytes: 100_000_000 });
  expect(readConfig({ FILES_S3_BUCKET: '', FILES_S3_REGION: 'eu-1' }).filesBucket).toBeUndefined();
});

test('a bucket is described by four settings, and three more may be left out', () => {
  expect(readConfig(WHOLE).filesBucket).toEqual({
    endpoint: 'http://minio:9000',
    bucket: 'papers',
    region: 'us-east-1',
    keyId: 'id',
    secret: 'hush',
    prefix: '',
    addressing: 'path',
  });
});

test.each([
  {
    settings: { FILES_S3_BUCKET: 'papers' },
    says: 'FILES_S3_BUCKET is set, but not FILES_S3_ENDPOINT, FILES_S3_KEY_ID, FILES_S3_SECRET: a store of files needs all four',
  },
  {
    settings: { ...WHOLE, FILES_S3_SECRET: '' },
    says: 'FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_KEY_ID are set, but not FILES_S3_SECRET: a store of files needs all four',
  },
  {
    settings: { ...WHOLE, FILES_S3_ENDPOINT: 'https://s3.example.org/papers' },
    says: 'FILES_S3_ENDPOINT: only the host is wanted: https://s3.example.org',
  },
  { settings: { ...WHOLE, FILES_S3_BUCKET: 'A_B' }, says: 'FILES_S3_BUCKET: no name of a bucket' },
  {
    settings: { ...WHOLE, FILES_S3_PREFIX: '../x' },
    says: 'FILES_S3_PREFIX: letters, digits, ".", "_", "-" and single slashes, not at the start',
  },
] as { settings: NodeJS.ProcessEnv; says: string }[])(
  'a mistake is reported: $says',
  ({ settings, says }) => {
    expect(() => readConfig(settings)).toThrow(new Error(says));
    expect(() => readConfig(settings)).not.toThrow(/hush/);
  },
);
