import { z } from 'zod';

const validators = z.strictObject({
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  sha256: z.string().optional(),
});

/** What an address said about the body that it sent last. */
export type Validators = z.output<typeof validators>;

/** What a source remembers between its runs. */
export const sourceState = z.strictObject({
  /** By address. */
  bodies: z.record(z.string(), validators).default({}),
  /** The newest day that was written, by what a connector requests. */
  newestDays: z.record(z.string(), z.iso.date()).default({}),
});

export type SourceState = z.output<typeof sourceState>;

export const EMPTY_STATE: SourceState = { bodies: {}, newestDays: {} };
