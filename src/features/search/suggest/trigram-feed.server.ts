import type { Logger } from 'pino';
import type { Database } from '#foundation/database/database.server.ts';
import type { SearchFeed } from '#foundation/search-index/search-feed.ts';
import { hasTrigrams, searchTrigrams } from './trigram-search.repository.ts';

/** Answers through the store's trigrams while there is no index; where it has none, as the feed itself does. */
export function withTrigrams(feed: SearchFeed, database: Database, log: Pick<Logger, 'warn'>): SearchFeed {
  let known: boolean | undefined;
  const canUseThem = async () => {
    known ??= await hasTrigrams(database);
    return known;
  };
  return {
    ...feed,
    async *readAll() {
      if (!(await canUseThem())) log.warn(NO_TRIGRAMS);
      yield* feed.readAll();
    },
    search: async (request) =>
      (await canUseThem()) ? searchTrigrams(database, request) : feed.search(request),
  };
}

const NO_TRIGRAMS =
  'this database has no pg_trgm: until the search index is built, every search reads every name. ' +
  'Once the extension can be created, run "select add_search_trigrams()" and start again';
