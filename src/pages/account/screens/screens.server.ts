import { loadSavedScreens, spellScreen } from '#features/saved-screens/saved-screens.server.ts';
import { LISTS, type ListId } from '#market/lists/list-fields.ts';
import { parseListText } from '#market/lists/list-selection.ts';
import { type NamesOf, readValueNames } from '#market/lists/value-names.server.ts';
import { load } from '#platform/http/door.server.ts';
import { screensPage } from './screens.contract.ts';

export const loadScreensPage = load(screensPage, async ({ query }, context) => {
  const [screens, namesOf] = await Promise.all([
    loadSavedScreens(context, context.user.id),
    readValueNames(context),
  ]);
  const wanted = query.list && { list: query.list, query: spellScreen(query.list, query.query ?? '') };
  return {
    screens,
    names: nameValues([...screens, ...(wanted ? [wanted] : [])], namesOf),
    wanted: wanted ?? null,
    removed: query.removed ?? null,
    refused: query.refused ?? null,
  };
});

/** Only of the values that these screens narrow by. */
function nameValues(screens: readonly { list: ListId; query: string }[], namesOf: NamesOf) {
  const names: Record<string, Record<string, string>> = {};
  for (const { list, query } of screens)
    for (const [facet, codes] of Object.entries(parseListText(LISTS[list], query).facets))
      for (const code of codes) {
        const name = namesOf(facet, code);
        if (name) names[facet] = { ...names[facet], [code]: name };
      }
  return names;
}
