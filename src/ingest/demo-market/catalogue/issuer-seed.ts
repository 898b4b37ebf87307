import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { IndustryCode } from './industries.ts';

export interface IssuerSeed {
  readonly stringId: string;
  /** As registered, in the issuer's own alphabet. */
  readonly name: string;
  readonly names?: NameTable;
  readonly country: string;
  readonly industry: IndustryCode;
  /** Without a ticker the issuer has no shares. */
  readonly ticker?: string;
  readonly hasPreferred?: true;
  /** Two by default. */
  readonly bonds?: number;
}

export interface IssuersOfLanguage {
  readonly language: Language;
  readonly issuers: readonly IssuerSeed[];
}
