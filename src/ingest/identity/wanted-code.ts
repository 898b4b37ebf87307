import type { CodeScheme } from '#domain/import/records.ts';

export interface WantedCode {
  readonly scheme: CodeScheme;
  /** Null: any place. */
  readonly place: string | null;
  readonly value: string;
}
