import type { Language } from '#domain/languages/languages.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import { isDatabaseGone } from '#platform/database/database.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { withActive } from './active-entry.ts';
import { type Menu, readMenu } from './main-menu.contract.ts';
import { findMenuNodes } from './main-menu.repository.ts';
import { toMenu } from './to-menu.ts';

export const serveMenu = handle(readMenu, async ({ query }, { valueCache, language }) => ({
  items: [...withActive(await readMenuOf(valueCache, language), query.path ?? '')],
}));

/** For whatever must be drawn: without a database, the last menu that was known, or none. */
export async function findMenu(valueCache: ValueCache, language: Language): Promise<Menu> {
  try {
    return await readMenuOf(valueCache, language);
  } catch (error) {
    if (isDatabaseGone(error)) return [];
    throw error;
  }
}

const readMenuOf = (valueCache: ValueCache, language: Language): Promise<Menu> =>
  valueCache.read({ value: 'menu', language }, ['menu'], async (database) =>
    toMenu(await findMenuNodes(database), language),
  );
