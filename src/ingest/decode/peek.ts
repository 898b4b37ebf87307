/** The beginning of a file, decoded: enough to recognise what it is. */
export interface Peek {
  /** Without its folders. */
  readonly name: string;
  /** Of the folder that the file stood in, if any. */
  readonly folder?: string;
  readonly bytes: number;
  readonly content: PeekedTable | PeekedJson | PeekedXml;
}

export interface PeekedTable {
  readonly kind: 'table';
  readonly source: 'csv' | 'xlsx' | 'json-lines' | 'json-array' | 'parquet';
  readonly encoding?: string;
  /** The first byte that is not UTF-8, where another encoding was detected for it. */
  readonly notUtf8?: { readonly at: number; readonly byte: number };
  readonly delimiter?: string;
  readonly decimal: '.' | ',';
  /** Of a workbook: the sheet that is read, and all that can be chosen. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
  /** False where no record names the columns: they are called A, B, C … */
  readonly hasHeader?: boolean;
  /** Records before the header. */
  readonly skipLines?: number;
  /** What stands above the header: titles, days, codes. */
  readonly above?: readonly (readonly string[])[];
  /** As in the file, in its order. */
  readonly header: readonly string[];
  /** The first records, as text. */
  readonly sample: readonly (readonly string[])[];
}

export interface PeekedJson {
  readonly kind: 'json';
  /** Paths of keys to a depth of three, such as `facts.us-gaap`. */
  readonly keys: ReadonlySet<string>;
  /** The first 64 KiB as text. */
  readonly text: string;
  readonly encoding?: string;
}

export interface PeekedXml {
  readonly kind: 'xml';
  readonly root: string;
  readonly text: string;
  readonly encoding?: string;
}

/** One record of a table: cells in the order of its header. A record may have fewer or more than the header. */
export interface TableRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** As it stands in the file, for the list of what was not taken. */
  readonly raw: string;
  readonly cells: readonly string[];
}

/** A file that can be read from the beginning, record by record, without holding it in memory. */
export type Decoded =
  | {
      readonly kind: 'table';
      readonly above?: readonly (readonly string[])[];
      readonly header: readonly string[];
      rows(): AsyncIterable<readonly TableRow[]>;
    }
  | {
      readonly kind: 'json';
      /** The whole, where it has at most 32 MiB. A number that a float cannot hold exactly comes as text. */
      whole(): Promise<unknown>;
      /** The elements of the array under this path, one at a time. */
      elements(path: readonly string[]): AsyncIterable<unknown>;
    }
  | { readonly kind: 'xml'; events(): AsyncIterable<readonly XmlEvent[]> };

export type XmlEvent =
  | { readonly type: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'close'; readonly name: string };
