import { LIST_SERVICES, loadList } from '#market/lists/lists.server.ts';
import { indexSource } from '#market/lists/rows/indexes.server.ts';
import { load } from '#platform/http/door.server.ts';
import { indexesPage } from './indexes.contract.ts';

export const loadIndexesPage = load(indexesPage, LIST_SERVICES, ({ query }, context) =>
  loadList('indexes', indexSource, query, context),
);
