import type { Readable } from 'node:stream';
import type { ByteRange } from './file-store.ts';

/** A file on its way to a visitor. */
export interface FileToSend {
  /** In any alphabet, with its ending. */
  readonly name: string;
  readonly mimetype: string;
  /** In bytes; where it is not known before the end, the file is sent whole and cannot be resumed. */
  readonly size?: number;
  /** Another content has another one; without quotation marks. */
  readonly etag?: string;
  readonly lastModified?: Date;
  /** The whole, or the part that was requested; a part is only requested where the size is reported. */
  read(range?: ByteRange): Promise<Readable>;
}
