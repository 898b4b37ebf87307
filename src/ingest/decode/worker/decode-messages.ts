import type { DecodeLimits } from '../decode-limits.ts';
import type { DecodeRefusalCode, RefusalDetails } from '../decode-refusal.ts';
import type { Resolution } from '../resolution.ts';
import type { DecodeChoice, FileContent } from '../source.ts';

/** A stream cannot go to another thread: the worker requests its chunks. */
export type SentContent = Exclude<FileContent, { kind: 'stream' }> | { readonly kind: 'remote' };

export interface SentSource {
  readonly bytes: number;
  readonly content: SentContent;
}

export type DecodeRequest =
  | { readonly kind: 'detect'; readonly choice: DecodeChoice }
  | { readonly kind: 'list' }
  | { readonly kind: 'rows' | 'whole' | 'events'; readonly resolution: Resolution }
  | { readonly kind: 'elements'; readonly resolution: Resolution; readonly path: readonly string[] };

export type DecodeTask = DecodeRequest & { readonly source: SentSource; readonly limits: DecodeLimits };

export type ToDecodeWorker =
  | { readonly kind: 'begin'; readonly task: DecodeTask }
  | { readonly kind: 'next' }
  | { readonly kind: 'stop' }
  /** A chunk of the stream; null at its end. */
  | { readonly kind: 'chunk'; readonly chunk: Uint8Array | null }
  | { readonly kind: 'unreadable' };

export type FromDecodeWorker =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: DecodeRefusalCode; readonly details: RefusalDetails }
  | { readonly kind: 'failed'; readonly message: string }
  /** The stream from its beginning, or its next chunk. */
  | { readonly kind: 'open' | 'pull' };
