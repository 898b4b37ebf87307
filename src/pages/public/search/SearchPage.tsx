import type english from '#features/search-results/labels/eng.json';
import { resultsPath } from '#features/search-results/results-path.ts';
import { SearchResults } from '#features/search-results/SearchResults.tsx';
import type { SearchResultsData } from '#features/search-results/search-results.contract.ts';
import type { PageView } from '#platform/contract/page-view.ts';

export const view: PageView<SearchResultsData> = {
  View: SearchResults,
  head: ({ term, category, page, state }, { translator }) => {
    const t = translator.of<keyof typeof english>('search-results');
    return {
      title: term ? t('title_term', { term }) : t('title'),
      description: t('description'),
      path: state === 'found' ? resultsPath(term, category, page) : resultsPath(term),
      isIndexed: false,
    };
  },
};
