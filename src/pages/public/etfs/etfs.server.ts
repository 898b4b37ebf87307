import { LIST_SERVICES, loadList } from '#market/lists/lists.server.ts';
import { etfSource } from '#market/lists/rows/etfs.server.ts';
import { load } from '#platform/http/door.server.ts';
import { etfsPage } from './etfs.contract.ts';

export const loadEtfsPage = load(etfsPage, LIST_SERVICES, ({ query }, context) =>
  loadList('etf', etfSource, query, context),
);
