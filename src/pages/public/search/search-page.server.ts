import { readSearchResults } from '#features/search-results/search-results.server.ts';
import { load } from '#platform/http/door.server.ts';
import { searchPage } from './search-page.contract.ts';

export const loadSearchPage = load(searchPage, ({ query }, context) => readSearchResults(query, context));
