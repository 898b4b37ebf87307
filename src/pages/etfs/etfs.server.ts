import { loadList } from '#features/lists/lists.server.ts';
import { keptEtfs } from '#features/lists/rows/etfs.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { etfsPage } from './etfs.contract.ts';

export const loadEtfsPage = load(etfsPage, ({ query }, context) => loadList('etf', keptEtfs, query, context));
