import { z } from 'zod';
import { ConfigError } from './config-files.server.ts';

/** A bucket of an S3-compatible store, and how it is opened. */
export interface S3Bucket {
  /** An origin: https://s3.eu-central-1.amazonaws.com, http://minio:9000. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Stands before the name of every content. */
  readonly prefix: string;
  /** Whether the bucket stands in the path, as every such store understands it, or before the host. */
  readonly addressing: 'path' | 'host';
}

export const s3Variables = {
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url))
    .refine(
      ({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username,
      'only the host is wanted: https://s3.example.org',
    )
    .transform(({ origin }) => origin)
    .optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'no name of a bucket')
    .optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  FILES_S3_PREFIX: z
    .string()
    .regex(
      /^([\w-][\w.-]*\/)*([\w-][\w.-]*)?$/,
      'letters, digits, ".", "_", "-" and single slashes, not at the start',
    )
    .max(200)
    .default(''),
  FILES_S3_ADDRESSING: z.enum(['path', 'host']).default('path'),
};

type Read = z.output<z.ZodObject<typeof s3Variables>>;

const NEEDED = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const;

/** Nothing where none of them is set; half a bucket is a mistake that is reported before any file is lost over it. */
export function toS3Bucket(read: Read): S3Bucket | undefined {
  const {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_KEY_ID: keyId,
    FILES_S3_SECRET: secret,
  } = read;
  if (endpoint && bucket && keyId && secret) {
    const { FILES_S3_REGION: region, FILES_S3_PREFIX: prefix, FILES_S3_ADDRESSING: addressing } = read;
    return { endpoint, bucket, region, keyId, secret, prefix, addressing };
  }
  const missing = NEEDED.filter((name) => !read[name]);
  if (missing.length === NEEDED.length) return undefined;
  const set = NEEDED.filter((name) => read[name]);
  throw new ConfigError(
    `${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} set, but not ${missing.join(', ')}: a store of files needs all four`,
  );
}
