import { localizedName } from '#domain/languages/localized-name.ts';
import type { SearchCategory } from '#domain/search/categories.ts';
import type { CategoryHits, SearchReply } from '#foundation/search-index/document.ts';
import type { PageContext } from '#foundation/web/door.server.ts';
import type { AllSuggestions, Suggestions } from '../search.contract.ts';
import { findSuggestedInstruments, findSuggestedIssuers, type Suggested } from './suggested.repository.ts';

/** What the index found, as the store calls it today, in the reader's language. */
export async function toSuggestions(
  categories: readonly SearchCategory[],
  found: SearchReply,
  { database, labels, language }: Pick<PageContext, 'database' | 'labels' | 'language'>,
): Promise<AllSuggestions> {
  const idsIn = (category: SearchCategory) => found[category]?.items.map(({ id }) => id) ?? [];
  const ofInstruments = categories.filter((category) => category !== 'companies').flatMap(idsIn);
  const [instruments, issuers] = await Promise.all([
    findSuggestedInstruments(database, ofInstruments),
    findSuggestedIssuers(database, categories.includes('companies') ? idsIn('companies') : []),
  ]);
  const nothingFound = labels.translator(['suggest'], language).of('suggest')('nothing_found');
  const toItem = ({ stringId, name, names, tickers, status }: Suggested) => ({
    id: stringId,
    ttl: localizedName(name, names, language),
    ...(tickers.length > 0 && { ticker: [...new Set(tickers)] }),
    status,
  });
  const answer = (hits: CategoryHits | undefined, rows: readonly Suggested[]): Suggestions => {
    const known = new Map(rows.map((row) => [row.id, row]));
    const items = (hits?.items ?? []).flatMap(({ id }) => known.get(id) ?? []).map(toItem);
    const isEmpty = items.length === 0;
    return {
      items,
      counter_title: isEmpty ? 0 : (hits?.total ?? 0),
      search_error: isEmpty ? nothingFound : null,
    };
  };
  return Object.fromEntries(
    categories.map((category) => [
      category,
      answer(found[category], category === 'companies' ? issuers : instruments),
    ]),
  );
}
