import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { isLongEnough } from '#domain/search/categories.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { MOST_ITEMS } from '#engines/search/search-index.ts';
import { admitToSearch, SEARCH_SERVICES, type Searcher } from '#market/search/search-gate.server.ts';
import { handle } from '#platform/http/door.server.ts';
import {
  COMPARE_ERRORS,
  type ComparedItem,
  type CompareSearchReply,
  MOST_COMPARED_HITS,
  searchToCompare,
} from './compare-search.contract.ts';
import { toVenueFields } from './compare-search.wire.ts';
import { type Compared, findCompared } from './compared.repository.ts';

const CATEGORIES = ['stocks', 'indexes'] as const;
const MEASURES = { stock: 1, index: 2 } as const;

export const serveSearchToCompare = handle(searchToCompare, SEARCH_SERVICES, async ({ params }, context) => {
  await admitToSearch(context);
  const term = cleanTerm(params.term);
  if (!isLongEnough(term)) return answer(COMPARE_ERRORS.termTooShort, 'the term is too short');
  const ids = await findIds(term, context.search);
  if (ids === null) return answer(COMPARE_ERRORS.tooMany, 'too many results');
  const found = await findCompared(context.database, ids);
  return answer(
    COMPARE_ERRORS.none,
    '',
    found.map((row) => toItem(row, context.language)),
  );
});

/** All of them, or null when nobody could look through them. */
async function findIds(term: string, search: Searcher['search']): Promise<number[] | null> {
  const ids: number[] = [];
  let total = 0;
  for (const category of CATEGORIES) {
    let offset = 0;
    let inCategory = 0;
    do {
      const hits = (await search.ask({ term, category, offset }))[category];
      inCategory = hits?.total ?? 0;
      if (total + inCategory > MOST_COMPARED_HITS) return null;
      ids.push(...(hits?.items ?? []).map(({ id }) => id));
      offset += MOST_ITEMS;
    } while (offset < inCategory);
    total += inCategory;
  }
  return ids;
}

function toItem({ id, kind, name, names, isin, venues }: Compared, language: Language): ComparedItem {
  return {
    id: { numeric: id },
    name: localizedName(name, names, language),
    isin,
    document: kind,
    ...toVenueFields(
      venues.map((venue) => ({
        id: venue.id,
        name: localizedName(venue.code, venue.names, language),
        ticker: venue.ticker,
      })),
    ),
    measure_id: { numeric: MEASURES[kind] },
  };
}

const answer = (number: number, text: string, items: ComparedItem[] = []): CompareSearchReply => ({
  response: { error: { err_no: number, err_str: text }, items },
});
