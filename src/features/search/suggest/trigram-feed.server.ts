import type { Logger } from 'pino';
import type { Database } from '#foundation/database/database.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
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
    search: async (request) => {
      try {
        return (await canUseThem()) ? await searchTrigrams(database, request) : await feed.search(request);
      } catch (error) {
        throw wasTooSlow(error) ? new Refusal('overloaded', RETRY_SECONDS) : error;
      }
    },
  };
}

const RETRY_SECONDS = 5;
const QUERY_CANCELED = '57014';

/** The store gave up after the time that one statement may take. */
const wasTooSlow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;

const NO_TRIGRAMS =
  'this database has no pg_trgm: until the search index is built, every search reads every name. ' +
  'Once the extension can be created, run "select add_search_trigrams()" and start again';
