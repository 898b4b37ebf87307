import { LIST_SERVICES, loadList } from '#market/lists/lists.server.ts';
import { bondSource } from '#market/lists/rows/bonds.server.ts';
import { load } from '#platform/http/door.server.ts';
import { bondsPage } from './bonds.contract.ts';

export const loadBondsPage = load(bondsPage, LIST_SERVICES, ({ query }, context) =>
  loadList('bonds', bondSource, query, context),
);
