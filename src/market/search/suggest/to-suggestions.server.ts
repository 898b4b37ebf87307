import type { SearchCategory } from '#domain/search/categories.ts';
import type { SearchReply } from '#engines/search/document.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { AllSuggestions, Suggestions } from '../search.contract.ts';
import { findSuggested } from './suggested.repository.ts';

export const NO_ITEMS = new RawJson('[]');

/** What the index found, as the store calls it today, in the reader's language. */
export async function toSuggestions(
  categories: readonly SearchCategory[],
  found: SearchReply,
  { database, labels, language }: Pick<PageContext, 'database' | 'labels' | 'language'>,
): Promise<Unopened<AllSuggestions>> {
  const wanted = categories.flatMap((category) =>
    (found[category]?.items ?? []).map(({ id }) => ({ category, id })),
  );
  const suggested = await findSuggested(database, wanted, language);
  const answer = (category: SearchCategory): Unopened<Suggestions> => {
    const items = suggested.get(category);
    if (items !== undefined)
      return {
        items: new RawJson(items),
        counter_title: found[category]?.total ?? 0,
        search_error: null,
      };
    const nothingFound = labels.translator(['suggest'], language).of('suggest')('nothing_found');
    return { items: NO_ITEMS, counter_title: 0, search_error: nothingFound };
  };
  return Object.fromEntries(categories.map((category) => [category, answer(category)]));
}
