import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { BranchCode } from './branches.ts';

export interface IssuerSeed {
  readonly stringId: string;
  /** As registered, in the issuer's own alphabet. */
  readonly name: string;
  readonly names?: NameTable;
  readonly country: string;
  readonly branch: BranchCode;
  /** Without a ticker the issuer has no shares. */
  readonly ticker?: string;
  readonly hasPreferred?: true;
  /** Two unless told. */
  readonly bonds?: number;
}

export interface IssuersOfLanguage {
  readonly language: Language;
  readonly issuers: readonly IssuerSeed[];
}
