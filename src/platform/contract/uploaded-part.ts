import { z } from 'zod';

/** One field of a form with files. */
export interface UploadedPart {
  readonly field: string;
  /** Without folders; null: not a file. */
  readonly fileName: string | null;
  /** To be read before the next part. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** The body of an endpoint that reads files. */
export const uploadedParts = z
  .custom<AsyncIterable<UploadedPart>>(
    (body) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body,
  )
  .meta({ type: 'object', description: 'multipart/form-data with files' });
