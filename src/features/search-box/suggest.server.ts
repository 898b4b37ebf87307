import { isLongEnough, SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import {
  type AllSuggestions,
  type Suggestions,
  suggest,
  suggestAll,
} from '#market/search/search.contract.ts';
import { admitToSearch, SEARCH_SERVICES, type Searcher } from '#market/search/search-gate.server.ts';
import { NO_ITEMS, toSuggestions } from '#market/search/suggest/to-suggestions.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handleCached } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { excludedStatusesOf } from './search.wire.ts';

const TOO_SHORT: Unopened<Suggestions> = { items: NO_ITEMS, counter_title: 0, search_error: null };

/** Many type the same beginnings. A change of names drops the answers; a new index has other keys. */
const CACHE_MS = 600_000;
const CACHING = {
  cacheFor: () => CACHE_MS,
  admit: admitToSearch,
  versionOf: ({ search }: Pick<Searcher, 'search'>) => search.version,
};

export const serveSuggest = handleCached(
  suggest,
  SEARCH_SERVICES,
  CACHING,
  async ({ params: { category }, body }, context) => {
    if (!readBrand(context.brand).search[category]) throw new Refusal('not_found');
    const answers = await suggestIn([category], body, context);
    return answers[category] ?? TOO_SHORT;
  },
);

export const serveSuggestAll = handleCached(
  suggestAll,
  SEARCH_SERVICES,
  CACHING,
  async ({ body }, context) => {
    const { search } = readBrand(context.brand);
    return suggestIn(
      SEARCH_CATEGORIES.filter((category) => search[category]),
      body,
      context,
    );
  },
);

async function suggestIn(
  categories: readonly SearchCategory[],
  body: Input<typeof suggest>['body'],
  context: PageContext & Pick<Searcher, 'search'>,
): Promise<Unopened<AllSuggestions>> {
  const term = cleanTerm(body.term);
  const withoutStatuses = excludedStatusesOf(body);
  if (!isLongEnough(term)) return Object.fromEntries(categories.map((category) => [category, TOO_SHORT]));
  const [only] = categories;
  const found = await context.search.ask({
    term,
    ...(categories.length === 1 && only && { category: only }),
  });
  const isNarrowed = withoutStatuses.length > 0 && categories.includes('companies');
  const companies = isNarrowed
    ? await context.search.ask({ term, category: 'companies', withoutStatuses })
    : {};
  return toSuggestions(categories, { ...found, ...companies }, context);
}
