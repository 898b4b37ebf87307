import { z } from 'zod';

export const KINDS = ['folder', 'https', 's3', 'connector'] as const;
export type SourceKind = (typeof KINDS)[number];

export const sourceCode = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

/** `ACME` is read from the variable IMPORT_SECRET_ACME, or from the file that IMPORT_SECRET_ACME_FILE names. */
export const secretName = z.string().regex(/^[A-Z][A-Z0-9_]{0,60}$/);

/** What goes into an address must not change its shape. */
const placeholderValue = z.string().regex(/^[\w^@][\w.@^-]{0,80}(?:\/[\w^@][\w.@^-]{0,80})?$/);

/** How the files of a source are read, and what it requests. */
export const sourceSettings = z.strictObject({
  creates: z.boolean().default(false),
  format: z.string().max(60).optional(),
  venue: z
    .string()
    .regex(/^[A-Z0-9]{4}$/)
    .optional(),
  encoding: z.string().max(40).optional(),
  delimiter: z.string().length(1).optional(),
  days: z.enum(['ymd', 'dmy', 'mdy']).optional(),
  accept: z.array(z.string().max(40)).default([]),
  known: z.enum(['replace', 'fill', 'keep']).default('replace'),
  connector: sourceCode.optional(),
  /** For the placeholders of a connector: { series: ["DGS10"] }. */
  values: z.record(z.string().regex(/^[a-z]+$/), z.array(placeholderValue).max(10_000)).default({}),
  /** The header that carries the secret; Authorization: as a bearer. */
  secretHeader: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)
    .default('Authorization'),
  region: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
});

export type SourceSettings = z.output<typeof sourceSettings>;

const share = z.number().min(0).max(1);

/** What a run may write without a person. */
export const confirmLimits = z.strictObject({
  /** Of all records, those that do not enter. */
  rejected: share.default(0.01),
  /** Of the values that were known. */
  changed: share.default(0.05),
  /** Whether new instruments may appear. */
  creates: z.boolean().default(false),
});

export type ConfirmLimits = z.output<typeof confirmLimits>;
