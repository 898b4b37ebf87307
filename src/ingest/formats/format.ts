import type { Finding } from '#domain/import/finding.ts';
import type { DecimalText, ImportRecord, RecordType } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Decoded, Peek } from '../decode/peek.ts';

export interface Recognition {
  /** 0…1. */
  readonly score: number;
  /** Codes with their details, such as `columns` with 7 of 7: the words are labels. */
  readonly reasons: readonly RecognitionReason[];
  /** What the file holds, in the order of `RECORD_ORDER`. */
  readonly records: readonly RecordType[];
  /** Where this file is written in another form than most of its format. */
  readonly priceBasis?: 'as_traded' | 'split_adjusted';
}

export interface RecognitionReason {
  readonly code: 'columns' | 'signature' | 'missing_column' | 'sample' | 'other_content' | 'recipe' | 'name';
  readonly details?: Readonly<Record<string, string | number>>;
}

/** How one file is read; what a recipe says, completed by what was found out. */
export interface Reading {
  /** Whom a file without a code column is about. */
  readonly subject: Subject;
  readonly constants: Readonly<Record<string, string>>;
  /** Columns that the person or the recipe assigned: field → name in the header. */
  readonly columns: Readonly<Record<string, string>>;
  readonly decimal: '.' | ',';
  readonly dayOrder?: 'ymd' | 'dmy' | 'mdy';
  /** ISO 10383, for venues that the provider names in its own way: scheme and alias → MIC. */
  readonly findMic: (scheme: string, alias: string) => string | null;
  /** What `any-table` reads the rows as. */
  readonly record?: RecordType;
  /** By what numbers of a field are multiplied: 0.01 for pence, 1000000 for millions. */
  readonly units?: Readonly<Record<string, DecimalText>>;
  /** What stands for "no value" in a field, besides the usual signs. */
  readonly missing?: Readonly<Record<string, readonly string[]>>;
  /** Where days of one field are written in another order than `dayOrder`. */
  readonly dayOrders?: Readonly<Record<string, 'ymd' | 'dmy' | 'mdy'>>;
}

/** The records of a stretch of the file, in its order. */
export type Read =
  | { readonly line: number; readonly raw: string; readonly records: readonly ImportRecord[] }
  | { readonly line: number; readonly raw: string; readonly finding: Finding };

/** One kind of file. A new one is a folder and a line in the registry. */
export interface ImportFormat {
  readonly code: string;
  recognise(peek: Peek): Recognition;
  /** Whom the name of the file says it is about. */
  subjectOf?(peek: Peek, reading: Pick<Reading, 'findMic'>): Subject;
  /** In which form its prices are: as traded, or already adjusted for later splits. */
  readonly priceBasis?: 'as_traded' | 'split_adjusted';
  /** Whether its last row may be the day that is being traded. */
  readonly holdsRunningDay?: boolean;
  read(decoded: Decoded, reading: Reading): AsyncIterable<readonly Read[]>;
}
