/** A file to read: on the disk, inside of an archive on the disk, or as bytes that come from elsewhere. */
export interface FileSource {
  /** Without its folders; a label, never a path to open. */
  readonly name: string;
  readonly folder?: string;
  readonly bytes: number;
  readonly content: FileContent;
}

export type FileContent =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'entry'; readonly path: string; readonly entry: ArchiveEntry }
  /** Opened anew for every pass over the bytes. */
  | { readonly kind: 'stream'; readonly open: () => AsyncIterable<Uint8Array> };

/** Where an entry's bytes are, so that it is found without reading the directory again. */
export interface ArchiveEntry {
  readonly headerAt: number;
  readonly packedBytes: number;
  readonly isDeflated: boolean;
}

/** What a person or a recipe decided instead of what was detected. */
export interface DecodeChoice {
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly decimal?: '.' | ',';
  readonly sheet?: string;
  /** Records before the header. */
  readonly skipLines?: number;
}
