import { type Language, languageTag } from '#domain/languages/languages.ts';
import { localizedName, type NameTable } from '#domain/languages/localized-name.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { ForeignText, IssuerProfileData } from './issuer-profile.contract.ts';
import { findProfile } from './issuer-profile.repository.ts';
import { readableText } from './readable-text.ts';

/** Null where nothing is known of the issuer but its name. */
export async function loadIssuerProfile(
  { database, language }: Pick<PageContext, 'database' | 'language'>,
  issuerId: number,
): Promise<IssuerProfileData | null> {
  const profile = await findProfile(database, issuerId);
  if (!profile) return null;
  return {
    description: toText(profile.descriptions, language),
    address: toText(profile.addresses, language),
    website: profile.website,
    registration_number: profile.registrationNumber,
    registered_on: profile.registeredOn,
    founded: profile.founded,
    employees: profile.employees,
    country: profile.country,
    industry_code: profile.industryCode,
    industry_name: localizedName(profile.industryCode, profile.industryNames, language),
  };
}

function toText(texts: NameTable, wanted: Language): ForeignText | null {
  const found = readableText(texts, wanted);
  return found && { text: found.text, language: found.language && languageTag(found.language) };
}
