import { readSearchResults } from '#features/search-results/search-results.server.ts';
import { SEARCH_SERVICES } from '#market/search/search-gate.server.ts';
import { load } from '#platform/http/door.server.ts';
import { searchPage } from './search-page.contract.ts';

export const loadSearchPage = load(searchPage, SEARCH_SERVICES, ({ query }, context) =>
  readSearchResults(query, context),
);
