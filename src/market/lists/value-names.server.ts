import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { findValueNames, type NamedValue } from './rows/value-names.repository.ts';

/** The store's name of a facet's value; null where a label names it. */
export type NamesOf = (facet: string, code: string) => string | null;

export async function readValueNames({
  valueCache,
  language,
}: Pick<PageContext, 'valueCache' | 'language'>): Promise<NamesOf> {
  const named = await valueCache.read({ value: 'list-value-names' }, ['content'], findValueNames);
  return nameValues(named, language);
}

function nameValues(named: readonly NamedValue[], language: Language): NamesOf {
  const known = new Map(named.map((value) => [`${value.facet} ${value.code}`, value]));
  const { country } = formatOf(language);
  return (facet, code) => {
    if (facet === 'country') return country(code);
    if (facet === 'currency') return code;
    const value = known.get(`${facet} ${code}`);
    return value ? localizedName(value.name, value.names, language) : null;
  };
}
