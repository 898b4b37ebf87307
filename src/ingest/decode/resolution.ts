import type { Peek } from './peek.ts';

/** How a file is to be read, decided once when it was opened. */
export type Resolution = { readonly isGzip: boolean } & (
  | {
      readonly kind: 'csv';
      readonly encoding: string;
      readonly delimiter: string;
      readonly above: readonly (readonly string[])[];
      readonly header: readonly string[];
      /** Records up to and with the header. */
      readonly skip: number;
    }
  | { readonly kind: 'json-table'; readonly encoding: string; readonly header: readonly string[] }
  | {
      readonly kind: 'xlsx';
      readonly sheet: string;
      readonly above: readonly (readonly string[])[];
      readonly header: readonly string[];
      readonly skip: number;
    }
  | { readonly kind: 'parquet'; readonly header: readonly string[] }
  | { readonly kind: 'json'; readonly encoding: string }
  | { readonly kind: 'xml'; readonly encoding: string }
);

export interface Detected {
  readonly peek: Peek;
  readonly resolution: Resolution;
}
