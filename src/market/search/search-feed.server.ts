import type { SearchDocument } from '#engines/search/document.ts';
import type { ChangedRows, SearchFeed } from '#engines/search/search-feed.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  findBondsOfIssuers,
  findInstrumentsAfter,
  findInstrumentsByIds,
  findIssuersAfter,
  findIssuersByIds,
  findIssuersOfInstruments,
} from './documents.repository.ts';
import { findAllInStore, searchStore } from './store-search.repository.ts';

const BATCH = 2_000;
const RETRY_SECONDS = 5;
const QUERY_CANCELED = '57014';

/**
 * Everything that can be looked up, as the store has it. A search that the store answers may be read elsewhere than the index,
 * which must not be built where a change is missing.
 */
export function createSearchFeed(database: Database, answering: Database = database): SearchFeed {
  return {
    kinds: { instrument: ['bonds', 'stocks', 'indexes', 'etf'], issuer: ['companies'] },
    readAll: () => readAll(database),
    findChanged: (rows) => findChanged(database, rows),
    search: (request) => inTime(() => searchStore(answering, request)),
    findAll: (category, term) => inTime(() => findAllInStore(answering, category, term)),
  };
}

async function* readAll(database: Database): AsyncGenerator<readonly SearchDocument[]> {
  for (const findAfter of [findInstrumentsAfter, findIssuersAfter]) {
    let last = 0;
    while (true) {
      const documents = await findAfter(database, last, BATCH);
      if (documents.length > 0) yield documents;
      if (documents.length < BATCH) break;
      last = documents.at(-1)?.id ?? last;
    }
  }
}

async function findChanged(
  database: Database,
  { kind, ids }: ChangedRows,
): Promise<readonly SearchDocument[] | null> {
  if (kind === 'instrument')
    return [
      ...(await findInstrumentsByIds(database, ids)),
      ...(await findIssuersOfInstruments(database, ids)),
    ];
  const bonds = await findBondsOfIssuers(database, ids, BATCH);
  return bonds.length === BATCH ? null : [...(await findIssuersByIds(database, ids)), ...bonds];
}

async function inTime<Found>(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    throw wasTooSlow(error) ? new Refusal('overloaded', RETRY_SECONDS) : error;
  }
}

/** The store gave up after the time that one statement may take. */
const wasTooSlow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
