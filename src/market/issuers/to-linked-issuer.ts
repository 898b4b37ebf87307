import type { Language } from '#domain/languages/languages.ts';
import { localizedName, type NameTable } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import type { LinkedIssuer } from './linked-issuer.contract.ts';

export interface NamedIssuer {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
}

export function toLinkedIssuer({ id, stringId, name, names }: NamedIssuer, language: Language): LinkedIssuer {
  return {
    issuer_id: id,
    issuer_name: localizedName(name, names, language),
    issuer_url: entityPath('companies', stringId),
  };
}
