import { loadSavedScreens, spellScreen } from '#features/saved-screens/saved-screens.server.ts';
import { load } from '#platform/http/door.server.ts';
import { screensPage } from './screens.contract.ts';

export const loadScreensPage = load(screensPage, async ({ query }, context) => ({
  screens: await loadSavedScreens(context, context.user.id),
  wanted: query.list ? { list: query.list, query: spellScreen(query.list, query.query ?? '') } : null,
  removed: query.removed ?? null,
  refused: query.refused ?? null,
}));
