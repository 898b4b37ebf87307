import type { Readable } from 'node:stream';

export interface StoredContent {
  readonly sha256: string;
  readonly size: number;
}

/** Both ends included, as a Range header shows them. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where the contents of files are: whoever has the hash of one can read it, and the same content is kept once. */
export interface FileStore {
  /** What `stored_file.store` says of a file that is kept here. */
  readonly name: 'disk' | 's3';
  put(content: Uint8Array, options?: PutOptions): Promise<StoredContent>;
  /**
   * The same for a content that is made while it is kept. On the disk it is never whole in memory. Whoever knows what it is says
   * so: then a content that is there is not read.
   */
  putStream(content: AsyncIterable<Uint8Array>, known?: StoredContent): Promise<StoredContent>;
  /** Null where there is no such content. */
  read(sha256: string, range?: ByteRange): Promise<Readable | null>;
  /** Whoever calls it knows that nobody else needs this content. */
  remove(sha256: string): Promise<void>;
}

export interface PutOptions {
  /** Content that can be made again need not survive a power cut, and thousands of files are written in a second. */
  readonly canBeMadeAgain?: boolean;
}
