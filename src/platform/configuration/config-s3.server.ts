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

const fields = {
  ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url))
    .refine(
      ({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username,
      'only the host is wanted: https://s3.example.org',
    )
    .transform(({ origin }) => origin)
    .optional(),
  BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'no name of a bucket')
    .optional(),
  REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  KEY_ID: z.string().optional(),
  SECRET: z.string().optional(),
  PREFIX: z
    .string()
    .regex(
      /^([\w-][\w.-]*\/)*([\w-][\w.-]*)?$/,
      'letters, digits, ".", "_", "-" and single slashes, not at the start',
    )
    .max(200)
    .default(''),
  ADDRESSING: z.enum(['path', 'host']).default('path'),
};

type Fields = typeof fields;
type Variables<Prefix extends string> = { [Name in keyof Fields as `${Prefix}_${Name}`]: Fields[Name] };

/** The variables of one bucket: FILES_S3_ENDPOINT … */
export const s3Variables = <Prefix extends string>(prefix: Prefix): Variables<Prefix> =>
  // Its keys are made from those of `fields`, which the compiler cannot follow.
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${prefix}_${name}`, field]),
  ) as Variables<Prefix>;

const NEEDED = ['ENDPOINT', 'BUCKET', 'KEY_ID', 'SECRET'] as const;

/** Nothing where none of them is set; half a bucket is a mistake that is reported before any file is lost over it. */
export function toS3Bucket(read: Readonly<Record<string, unknown>>, prefix: string): S3Bucket | undefined {
  const {
    ENDPOINT: endpoint,
    BUCKET: bucket,
    REGION: region,
    KEY_ID: keyId,
    SECRET: secret,
    PREFIX: before,
    ADDRESSING: addressing,
  } = z
    .object(fields)
    .parse(Object.fromEntries(Object.keys(fields).map((name) => [name, read[`${prefix}_${name}`]])));
  if (endpoint && bucket && keyId && secret)
    return { endpoint, bucket, region, keyId, secret, prefix: before, addressing };
  const isSet = (name: string) => Boolean(read[`${prefix}_${name}`]);
  const missing = NEEDED.filter((name) => !isSet(name)).map((name) => `${prefix}_${name}`);
  if (missing.length === NEEDED.length) return undefined;
  const set = NEEDED.filter(isSet).map((name) => `${prefix}_${name}`);
  throw new ConfigError(
    `${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} set, but not ${missing.join(', ')}: a store of files needs all four`,
  );
}
